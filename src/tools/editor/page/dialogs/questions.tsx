import type {ReactNode} from 'react';
import {messages} from '../../messages';
import type {DocJson} from '../../protocol';
import {drawn} from '../flow/nodeViews';

/** Asks what becomes of text that was typed and not saved. */
export function DraftQuestion({restore, discard}: {restore: () => void; discard: () => void}): ReactNode {
  return (
    <>
      <p>{messages.unsavedDraft}</p>
      <button type="button" onClick={restore}>
        {messages.restore}
      </button>
      <button type="button" onClick={discard}>
        {messages.discard}
      </button>
    </>
  );
}

function Version({title, doc}: {title: string; doc: DocJson | undefined}): ReactNode {
  return (
    <div className="editor-version">
      <h2>{title}</h2>
      {doc ? <div ref={(box) => box?.replaceChildren(drawn(doc))} /> : messages.textWasRemoved}
    </div>
  );
}

type Versions = {theirs: DocJson | undefined; mine: DocJson; choose: (which: 'theirs' | 'mine') => void};

/** Two people wrote the same text: both are shown, and one is chosen. */
export function VersionQuestion({theirs, mine, choose}: Versions): ReactNode {
  return (
    <>
      <Version title={messages.versionInFile} doc={theirs} />
      <Version title={messages.versionOfMine} doc={mine} />
      <button type="button" onClick={() => choose('theirs')}>
        {messages.useTheirs}
      </button>
      {theirs && (
        <button type="button" onClick={() => choose('mine')}>
          {messages.keepMine}
        </button>
      )}
    </>
  );
}
