import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {emailPattern, type FieldDefinition} from '../../model/forms';
import styles from './styles.module.css';

type Props = {
  readonly field: FieldDefinition;
  readonly problem?: string | undefined;
  /** Hides the label visually, where the placeholder says the same. */
  readonly compact?: boolean;
  readonly children?: ReactNode;
};

export default function Field({field, problem, compact, children}: Props) {
  const id = useId();
  const control = {
    id,
    name: field.name,
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
      <Control field={field} control={control}>
        {children}
      </Control>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

type ControlProps = {
  readonly field: FieldDefinition;
  readonly control: Record<string, string | boolean | undefined> & {
    readonly id: string;
    readonly name: string;
  };
  readonly children: ReactNode;
};

function Control({field, control, children}: ControlProps) {
  switch (field.control) {
    case 'select':
      return (
        <select {...control}>
          <option value="">{field.placeholder}</option>
          {children}
        </select>
      );
    case 'textarea':
      return <textarea {...control} rows={4} />;
    case 'text':
      return <input {...control} type="text" placeholder={field.placeholder} />;
    case 'email':
      // A browser alone takes an address on the visitor's own network.
      return <input {...control} type="email" pattern={emailPattern} placeholder={field.placeholder} />;
    default:
      return field.control satisfies never;
  }
}
