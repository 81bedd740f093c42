import {useId, type ReactNode} from 'react';
import {estimate, type NumberName} from '../../model/estimate';
import {numberInput} from '../numberInput';
import styles from './NumberField.module.css';
import {fill, limits} from './words';

type Props = {
  readonly name: NumberName;
  readonly value: string;
  readonly invalid: boolean;
  /** How screen readers announce the slider's value. */
  readonly spoken: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A field for a number, and a slider for its usual range. */
export default function NumberField({name, value, invalid, spoken, onChange}: Props): ReactNode {
  const problem = useId();
  const {label, hint, slider, error} = estimate.numbers[name];
  const words = limits(name);
  const at = Math.min(Math.max(Number(value), slider.min), slider.max);
  const part = ((at - slider.min) / (slider.max - slider.min)) * 100;
  return (
    <div className={styles.entry} data-hue={invalid ? 'tone-3' : undefined}>
      <label>
        <span>
          {label} <small>{fill(hint, words)}</small>
        </span>
        <input
          {...numberInput(name)}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? problem : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <div className={styles.slider} data-scripted>
        <svg aria-hidden="true">
          <rect width={`${part.toFixed(1)}%`} />
        </svg>
        <input
          type="range"
          {...slider}
          aria-label={label}
          aria-valuetext={spoken}
          value={at}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {invalid && <p id={problem}>{fill(error, words)}</p>}
    </div>
  );
}
