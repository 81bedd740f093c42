import type {ReactNode} from 'react';

export type Row = {
  key: string;
  words: string;
  about: string;
  choose: () => unknown;
  onFocus?: () => void;
  depth?: number;
  acts?: ReactNode;
};

export function List({rows}: {rows: readonly Row[]}): ReactNode {
  return (
    <ul className="editor-list">
      {rows.map(({key, words, about, choose, onFocus, depth = 0, acts}) => (
        <li key={key} style={{paddingInlineStart: `${depth * 0.9}rem`}}>
          <button type="button" onClick={() => void choose()} onFocus={onFocus}>
            <b>{words}</b> <span>{about}</span>
          </button>
          {acts}
        </li>
      ))}
    </ul>
  );
}
