import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import type {FieldDefinition} from '../../model/forms';
import styles from './styles.module.css';

type Props = {
  readonly field: FieldDefinition;
  readonly problem?: string | undefined;
  /** Hides the label visually, where the placeholder says the same. */
  readonly compact?: boolean;
  readonly options?: readonly string[] | undefined;
};

export default function Field({field, problem, compact, options = []}: Props): ReactNode {
  const id = useId();
  const control = {
    id,
    name: field.name,
    'data-input': '',
    autoComplete: field.autoComplete,
    required: field.missing !== undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className={styles.field} data-hue={problem ? 'tone-3' : undefined}>
      <label htmlFor={id} data-unseen={compact ? '' : undefined}>
        {field.label}
        {field.missing === undefined && <small> {translate({message: '(optional)'})}</small>}
      </label>
      {field.control === 'select' ? (
        <select {...control}>
          <option value="">{field.placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : field.control === 'textarea' ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} type={field.control} pattern={field.pattern} placeholder={field.placeholder} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
