import {useId, useState, type ReactNode, type SubmitEvent} from 'react';
import {messages} from '../../messages';
import type {Responses} from '../../protocol';
import type {Requests} from '../../server/requests';
import {request, sentenceOf} from '../server';

type Entry = {label: string; about: string; value?: string; isOptional?: true};
type Props = {
  title: string;
  about: string;
  entries: readonly Entry[];
  verb: string;
  tone?: 'main' | 'fault';
  isOpen?: boolean;
  command: (values: string[]) => Requests['command'];
};

/** A command of the site as a form, with its output below. */
export function CommandForm({title, about, entries, verb, tone = 'main', isOpen = false, command}: Props): ReactNode {
  const id = useId();
  const [isWorking, setIsWorking] = useState(false);
  const [answer, setAnswer] = useState<Responses['command']>();
  const run = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget).getAll('word').map((one) => String(one).trim());
    setIsWorking(true);
    setAnswer(undefined);
    const failed = (error: unknown) => ({output: sentenceOf(error), isDone: false});
    setAnswer(await request('command', command(values)).catch(failed));
    setIsWorking(false);
  };
  const to = answer?.address;
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <form onSubmit={(event) => void run(event)}>
        <p>{about}</p>
        {entries.map(({label, about: hint, value, isOptional}, at) => (
          <div key={label}>
            <label>
              {label}
              <input name="word" required={!isOptional} aria-describedby={`${id}-${at}`} defaultValue={value} />
            </label>
            <small id={`${id}-${at}`}>{hint}</small>
          </div>
        ))}
        <button type="submit" data-tone={tone} disabled={isWorking}>
          {verb}
        </button>
        <pre role="status" data-tone={answer?.isDone === false ? 'fault' : undefined}>
          {isWorking ? messages.working : answer?.output}
        </pre>
        {to && <a href={to}>{messages.goTo({address: to})}</a>}
      </form>
    </details>
  );
}
