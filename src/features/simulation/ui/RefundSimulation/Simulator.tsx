import {translate} from '@docusaurus/Translate';
import {company} from '../../../../company';
import {actionClass} from '../../../../components/Action';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {
  decide,
  messageName,
  money,
  switchedOff,
  type Order,
  type Request,
  type Rules,
  type Step,
} from '../../model/decide';
import Run from './Run';
import styles from './styles.module.css';
import {outcomeWords, ruleWords} from './words';

export type Props = {readonly rules: Rules; readonly orders: readonly Order[]; readonly first: Request};

/** Slow enough to be read, and to be switched off. */
const pause = 900;
const dayLength = 86_400_000;

/** A day of the visitor's calendar, so many days ago, as date fields write it. */
function dayBefore(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const daysSince = (day: string) => Math.round((Date.parse(dayBefore(0)) - Date.parse(day)) / dayLength);

function requestIn(form: HTMLFormElement): Request {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? '');
  return {
    order: text('order'),
    amount: Number(text('amount')),
    days: daysSince(text('delivered')),
    photo: values.has('photo'),
    message: text(messageName),
  };
}

/** The form. A run shows its steps one after another, until its end or until the visitor switches the agent off. */
export default function Simulator({rules, orders, first}: Props): ReactNode {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [shown, setShown] = useState(0);
  const isRunning = shown < steps.length;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), pause);
    return () => clearTimeout(timer);
  }, [isRunning, shown]);

  const run = (from: HTMLFormElement) => {
    setSteps(decide(rules, orders, requestIn(from)));
    setShown(1);
  };
  const start: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    run(event.currentTarget);
  };
  // A message from the form on the home page runs at once.
  useEffect(() => {
    const sent = new URLSearchParams(window.location.search).get(messageName);
    if (sent === null || !form.current) return;
    (form.current.elements.namedItem(messageName) as HTMLTextAreaElement).value = sent;
    run(form.current);
  }, []);
  const stop = () => {
    const left = switchedOff(steps, shown);
    setSteps(left);
    setShown(left.length);
  };
  const clear = () => {
    setSteps([]);
    setShown(0);
  };
  const seen = steps.slice(0, shown);
  const end = isRunning ? undefined : seen.at(-1)?.ends;

  return (
    <>
      <form ref={form} onSubmit={start} onInput={clear} data-surface="">
        <label>
          <b>{translate({message: 'Order'})}</b>
          <select name="order" defaultValue={first.order} data-input="">
            {orders.map(({number, item, paid}) => (
              <option key={number} value={number}>
                {`#${number}, ${item}, ${money(paid)}`}
              </option>
            ))}
            <option value="9999">{translate({message: 'A number that does not exist'})}</option>
          </select>
        </label>
        <div className={styles.pair}>
          <label>
            <b>{translate({message: 'Refund, in {currency}'}, {currency: company.currency.words})}</b>
            <input
              name="amount"
              type="number"
              min="0"
              step="0.01"
              defaultValue={first.amount.toFixed(2)}
              data-input=""
            />
          </label>
          <label>
            <b>{translate({message: 'Delivered on'})}</b>
            <input name="delivered" type="date" required defaultValue={dayBefore(first.days)} data-input="" />
          </label>
        </div>
        <label>
          <b>{translate({message: 'Message'})}</b>
          <textarea name={messageName} rows={2} defaultValue={first.message} data-input="" />
        </label>
        <label className={styles.check}>
          <input name="photo" type="checkbox" defaultChecked={first.photo} />
          {translate({message: 'A photo is attached'})}
        </label>
        <div className={styles.buttons}>
          <button type="submit" className={actionClass('primary')} disabled={isRunning}>
            {translate({message: 'Send it to the agent'})}
          </button>
          <button type="button" className={actionClass('quiet')} disabled={!isRunning} onClick={stop}>
            {translate({message: 'Switch off'})}
          </button>
        </div>
      </form>
      <div className={styles.result} role="status">
        <Run steps={seen} showsAll />
      </div>
      {end && (
        <details className={styles.log}>
          <summary>{translate({message: 'What the log keeps'})}</summary>
          <ol>
            {seen.map(({rule, found}, at) => (
              <li key={rule}>
                <span>{`${((at * pause) / 1000).toFixed(1)} s`}</span> {ruleWords[rule]}: {found}
              </li>
            ))}
            <li>
              <span>{translate({message: 'End'})}</span> {outcomeWords[end].title}
            </li>
          </ol>
        </details>
      )}
    </>
  );
}
