import {actionClass} from '@site/src/components/Action';
import Icon from '@site/src/components/Icon';
import {arrowRight} from '@site/src/components/Icon/icons';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {language} from '../../../../components/hooks/language';
import {estimate} from '../../model/estimate';
import {numberIn, workOut, type Numbers} from '../../model/workOut';
import {fill, unknown} from '../Estimate/words';
import type {Props} from './props';
import styles from './styles.module.css';

const share = estimate.numbers.share.example;

const format = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, {maximumFractionDigits: 0, ...options});

/** What comes back in a month, in words. */
function inAMonth(numbers: Numbers | undefined) {
  if (!numbers) return {money: unknown, hours: unknown};
  const {hours, high} = workOut(numbers);
  return {
    money: format({style: 'currency', currency: estimate.currency}).format(high / 12),
    hours: format({}).format((hours * share) / 100),
  };
}

/** Works out a month from three numbers. The form leads to the full estimate with them, without a script too. */
export default function EstimateStrip({count, hint, tasks, each, part, minutes, hour}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [numbers, setNumbers] = useState<Numbers | undefined>({tasks, minutes, hour, share});
  const fields = [
    {name: 'tasks', label: count, hint, value: tasks},
    {name: 'minutes', label: each, hint: part, value: minutes},
    {name: 'hour', ...estimate.strip.hour, value: hour},
  ] as const;

  const read = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const [first, second, third] = fields.map(({name}) => numberIn(name, String(data.get(name))));
    setNumbers(first && second && third ? {tasks: first, minutes: second, hour: third, share} : undefined);
  };
  // Somebody may have typed before the script came.
  useEffect(read, []);

  const {money, hours} = inAMonth(numbers);
  return (
    <form ref={form} className={styles.strip} action={`${estimate.page}#${estimate.anchor}`} onInput={read}>
      <div className={styles.fields}>
        {fields.map(({name, label, hint: below, value}) => (
          <label key={name}>
            <span>{label}</span>
            <input
              name={name}
              type="number"
              inputMode="decimal"
              step="any"
              min={estimate.numbers[name].min}
              max={estimate.numbers[name].max}
              required
              autoComplete="off"
              defaultValue={value}
            />
            <small>{below}</small>
          </label>
        ))}
        <p>{fill(estimate.strip.note, {share: `${share}%`})}</p>
      </div>
      <div className={styles.result}>
        <p>{estimate.strip.result}</p>
        <output>{money}</output>
        <p>{fill(estimate.strip.month, {hours})}</p>
        <button type="submit" className={actionClass('primary')}>
          {estimate.strip.button}
          <Icon icon={arrowRight} />
        </button>
      </div>
    </form>
  );
}
