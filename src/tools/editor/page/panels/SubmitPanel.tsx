import {useCallback, type ReactNode} from 'react';
import {messages} from '../../messages';
import {request} from '../server';
import {CommandForm} from './CommandForm';
import {useResponse} from './useResponse';

const kinds = ['pages', 'policies'] as const;

export function SubmitPanel(): ReactNode {
  const {response, error, reload} = useResponse(useCallback(() => request('changes', {}), []));
  if (!response) return <p role="status">{error ?? messages.working}</p>;
  if (response.changes.length === 0) return <p>{messages.noChanges}</p>;
  const {changes} = response;
  const changed = kinds.filter((kind) => changes.some((one) => one.kind === kind));
  const isMixed = changed.length > 1;
  return (
    <>
      {isMixed && <p>{messages.mixedChanges}</p>}
      {changed.map((kind) => (
        <section key={kind} className="editor-changes">
          {isMixed && <h3>{kind === 'pages' ? messages.changedPages : messages.changedPolicies}</h3>}
          <ul>
            {changes
              .filter((one) => one.kind === kind)
              .map(({sentence, words}) => (
                <li key={sentence}>
                  <p>{sentence}</p>
                  {words && <pre>{words}</pre>}
                </li>
              ))}
          </ul>
          <CommandForm
            isOpen
            title={messages.submit}
            about={messages.submitWork}
            entries={[{label: messages.describeChange, about: messages.describeChangeAbout}]}
            verb={messages.submit}
            command={(words) => ({name: 'submit', words, ...(isMixed && {only: kind})})}
          />
        </section>
      ))}
      <button type="button" onClick={reload}>
        {messages.refresh}
      </button>
    </>
  );
}
