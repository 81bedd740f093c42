import {actionClass} from '../../../../components/Action';
import Icon from '../../../../components/Icon';
import {arrowRight} from '../../../../components/Icon/icons';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {estimate} from '../../model/estimate';
import {examples, parseNumbers, type Numbers, type Typed} from '../../model/calculate';
import {fill, unknown, formatNumbers} from '../Estimate/words';
import {numberInput} from '../numberInput';
import type {Props} from './props';
import styles from './styles.module.css';

const {strip, numbers: definitions} = estimate;
const share = definitions.share.example;

/** Estimates monthly savings from three numbers. Submitting leads to the full estimate, even without JavaScript. */
export default function EstimateStrip({count, hint, tasks, each, part, minutes, hour}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [numbers, setNumbers] = useState<Numbers | undefined>({tasks, minutes, hour, share});
  const {full} = formatNumbers(numbers);
  const fields = [
    {name: 'tasks', label: count, hint, value: tasks},
    {name: 'minutes', label: each, hint: part, value: minutes},
    {name: 'hour', ...strip.hour, value: hour},
  ] as const;

  const read = () => {
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as Omit<Typed, 'share'>;
    setNumbers(parseNumbers({...typed, share: examples.share}));
  };
  // A visitor may have typed before the script loaded.
  useEffect(read, []);

  return (
    <form ref={form} className={styles.strip} action={`${estimate.page}#${estimate.anchor}`} onInput={read}>
      <div className={styles.fields}>
        {fields.map(({name, label, hint: below, value}) => (
          <label key={name}>
            <span>{label}</span>
            <input {...numberInput(name)} autoComplete="off" defaultValue={value} />
            <small>{below}</small>
          </label>
        ))}
        <p>{fill(strip.note, {share: `${share}%`})}</p>
      </div>
      <div className={styles.result}>
        <p>{strip.result}</p>
        <output>{full.month ?? unknown}</output>
        <p>{fill(strip.month, full)}</p>
        <button type="submit" className={actionClass('primary')}>
          {strip.button}
          <Icon icon={arrowRight} />
        </button>
      </div>
    </form>
  );
}
