import type {ReactNode} from 'react';
import type {Choice, DocJson} from '../../protocol';
import {rendered} from '../flow/nodeViews';

type Answer = readonly [words: string, run: () => unknown];

export const Question = ({children, answers}: {children: ReactNode; answers: readonly Answer[]}): ReactNode => (
  <>
    {children}
    {answers.map(([words, run]) => (
      <button type="button" key={words} onClick={() => void run()}>
        {words}
      </button>
    ))}
  </>
);

type Props = {title: string; doc: DocJson; chips: readonly Choice[]};

/** One of two conflicting versions of a text. */
export const Version = ({title, doc, chips}: Props): ReactNode => (
  <div className="editor-version">
    <h2>{title}</h2>
    <div ref={(box) => box?.replaceChildren(rendered(doc, chips))} />
  </div>
);
