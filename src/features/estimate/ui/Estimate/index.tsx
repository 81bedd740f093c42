import {useId, useRef, type ComponentProps, type PropsWithChildren, type ReactNode} from 'react';
import {actionClass} from '../../../../components/Action';
import {Icon} from '../../../../components/Icon';
import {arrowRight} from '../../../../components/icons';
import {component} from '../../../../content/component';
import {contactForm} from '../../../contact/model/forms';
import {controlOf, formOnPage} from '../../../contact/ui/form/draft';
import {estimate, examples, numberNames, parseNumber, parseNumbers, type NumberName} from '../../model/estimate';
import {useNumbers} from './useNumbers';
import {fill, formatNumbers, limits} from './words';
import styles from './styles.module.css';

type FormProps = ComponentProps<'form'>;

/** Adds a text to the message in the contact form, or replaces what was added before. The visitor's own text stays. */
function addToMessage(form: HTMLFormElement, text: string, before: string | undefined): void {
  const message = controlOf(form, 'message') as HTMLTextAreaElement;
  const {value} = message;
  if (before && value.includes(before)) message.value = value.replace(before, text);
  else message.value = value.trim() ? `${value.trimEnd()}\n\n${text}` : text;
  // Makes the form save its draft and clear its error about an empty field.
  message.dispatchEvent(new Event('input', {bubbles: true}));
  // After a sent message, the form is only shown again in the next frame.
  requestAnimationFrame(() => {
    message.focus({preventScroll: true});
    message.scrollIntoView({block: 'center'});
  });
}

/** Its texts are in `src/features/estimate/model/estimate.ts`. Without JavaScript, it shows the math for an example. */
export default function Estimate({children}: PropsWithChildren): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<string>(undefined);
  const {typed, settled, changed, change, settle} = useNumbers(form);
  const id = useId();
  const numbers = parseNumbers(typed);
  const {full, range} = formatNumbers(numbers);
  const wrong = numberNames.filter((name) => parseNumber(name, settled[name]) === undefined);
  const error = (name: NumberName) => fill(estimate.numbers[name].error, limits(name));

  /** What screen readers announce: nothing before a change, then the errors or the result. */
  const announcement = () => {
    if (!changed) return '';
    if (wrong.length === 0) return fill(estimate.announcement, formatNumbers(parseNumbers(settled)).full);
    return wrong.map(error).join(' ');
  };

  const onSubmit: FormProps['onSubmit'] = (event) => {
    event.preventDefault();
    settle();
    const first = numberNames.find((name) => parseNumber(name, typed[name]) === undefined);
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement).focus();
    const contact = formOnPage(contactForm);
    if (!contact || !numbers) return;
    const text = fill(estimate.message, full);
    addToMessage(contact, text, sent.current);
    sent.current = text;
  };

  /** Enter in a field shows the result without submitting the form. */
  const onKeyDown: FormProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    settle();
  };

  return (
    <form
      ref={form}
      action={`${estimate.page}#${estimate.anchor}`}
      aria-label={estimate.title}
      autoComplete="off"
      className={styles.estimate}
      data-surface=""
      onBlur={settle}
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}>
      <div className={styles.numbers}>
        <p>
          {numberNames.every((name) => typed[name] === examples[name]) ? estimate.exampleNumbers : estimate.yourNumbers}
        </p>
        {numberNames.map((name) => {
          const {label, hint, min, max} = estimate.numbers[name];
          const invalid = wrong.includes(name) && parseNumber(name, typed[name]) === undefined;
          return (
            <div key={name} className={styles.entry} data-hue={invalid ? 'tone-3' : undefined}>
              <label>
                <span>
                  {label} <small>{hint}</small>
                </span>
                <input
                  name={name}
                  type="number"
                  inputMode="decimal"
                  step="any"
                  min={min}
                  max={max}
                  required
                  data-input=""
                  aria-invalid={invalid || undefined}
                  aria-describedby={invalid ? id + name : undefined}
                  value={typed[name]}
                  onChange={(event) => change(name, event.target.value)}
                />
              </label>
              {invalid && <p id={id + name}>{error(name)}</p>}
            </div>
          );
        })}
        <noscript data-silent="">{estimate.withoutScript}</noscript>
      </div>
      <div className={styles.result}>
        <p>{estimate.result}</p>
        <p className={styles.range}>{range}</p>
        <output data-unseen="">{announcement()}</output>
        <div className={styles.notes}>{children}</div>
        <button type="submit" className={actionClass('accent')} data-scripted>
          {estimate.button}
          <Icon icon={arrowRight} />
        </button>
      </div>
      <div className={styles.math}>
        <p>{estimate.math}</p>
        <ol>
          {estimate.steps.map(({label, result, formula}) => (
            <li key={label}>
              {label} <b>{fill(result, full)}</b> <small>{fill(formula, full)}</small>
            </li>
          ))}
        </ol>
      </div>
    </form>
  );
}

export const about = () =>
  component({
    purpose:
      'The one calculator of the site: from three numbers that visitors enter, it estimates their savings per year.',
    once: true,
    example: `
<Estimate>

We assume that an agent completes <Claim id="automation" /> of the tasks, the average in our run logs. Our price isn’t included.

</Estimate>
`,
  });
