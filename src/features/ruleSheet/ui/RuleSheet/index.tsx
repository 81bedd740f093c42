import Link from '@docusaurus/Link';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {actionClass} from '../../../../components/Action';
import {Icon} from '../../../../components/Icon';
import {arrowRight, link, printer} from '../../../../components/icons';
import {component} from '../../../../content/component';
import {contactForm} from '../../../contact/model/forms';
import {addToDraft} from '../../../contact/ui/form/draft';
import {answersIn, fragmentFor, messageFor, questions, texts, type Answers} from '../../model/questions';
import {verdictOn} from '../../model/verdict';
import styles from './styles.module.css';

const answersOf = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (String(value).trim() ? [[name, String(value).trim()]] : [])),
  );

/** The form, and the sheet that its answers make. The answers are only in the address, as long as a visitor wants. */
export default function RuleSheet(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [copied, setCopied] = useState(false);
  const verdict = verdictOn(answers);
  const isEmpty = Object.keys(answers).length === 0;

  useEffect(() => {
    if (!form.current) return;
    // What was typed before the script loaded stays.
    const given = {...answersIn(window.location.hash), ...answersOf(form.current)};
    for (const [name, value] of Object.entries(given)) {
      const control = form.current.elements.namedItem(name);
      if (control instanceof RadioNodeList || !control) continue;
      (control as HTMLInputElement).value = value;
    }
    setAnswers(answersOf(form.current));
  }, []);

  const change = () => {
    if (!form.current) return;
    const next = answersOf(form.current);
    setAnswers(next);
    setCopied(false);
    const {pathname, search} = window.location;
    // The router renders nothing that depends on the fragment.
    window.history.replaceState(window.history.state, '', `${pathname}${search}${fragmentFor(next)}`);
  };
  const copy = () => {
    const done = () => setCopied(true);
    navigator.clipboard.writeText(window.location.href).then(done, () => undefined);
  };

  return (
    <div className={styles.desk}>
      <form ref={form} className={styles.form} onInput={change} onSubmit={(event) => event.preventDefault()}>
        {questions.map((question) => (
          <label key={question.name}>
            <b>{question.ask}</b>
            {'choices' in question ? (
              <select name={question.name} defaultValue="" data-input="">
                <option value="">{texts.choose}</option>
                {question.choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <textarea name={question.name} rows={2} maxLength={240} placeholder={question.example} data-input="" />
            )}
          </label>
        ))}
      </form>
      <section className={styles.sheet} aria-label={texts.title} data-surface="" data-scripted>
        <h2>{texts.title}</h2>
        {isEmpty && <p>{texts.draft}</p>}
        <dl>
          {questions.map(({name, line}) => (
            <div key={name}>
              <dt>{line}</dt>
              <dd>{answers[name]}</dd>
            </div>
          ))}
        </dl>
        <div role="status">
          {verdict && (
            <div className={styles.verdict}>
              <span>{texts.verdict}</span>
              <b>{verdict.title}</b>
              <p>{verdict.why}</p>
            </div>
          )}
        </div>
        <div className={styles.actions} data-screen-only>
          <Link
            to="/contact"
            className={actionClass('primary')}
            onClick={() => addToDraft(contactForm, 'message', messageFor(answers))}>
            {texts.send}
            <Icon icon={arrowRight} />
          </Link>
          {!isEmpty && (
            <>
              <button type="button" className={actionClass('quiet')} onClick={copy}>
                <Icon icon={link} />
                {copied ? texts.copied : texts.copy}
              </button>
              <button type="button" className={actionClass('quiet')} onClick={() => window.print()}>
                <Icon icon={printer} />
                {texts.print}
              </button>
            </>
          )}
        </div>
      </section>
    </div>
  );
}

export const about = () =>
  component({
    purpose:
      'Eight questions about a task that become the one page an agent works by, with a verdict. It sends nothing.',
    copy: 'none',
    once: true,
    example: '<RuleSheet />',
  });
