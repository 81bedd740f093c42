import {useState, type ReactNode} from 'react';
import {messages} from '../../messages';

export type Row = {
  key: string;
  words: string;
  about: string;
  choose: () => unknown;
  /** The keyboard is on it. */
  onFocus?: () => void;
  depth?: number;
  acts?: ReactNode;
};

/** Rows to choose from, with a field to find one by its words. */
export function List({rows, isSearched = false}: {rows: readonly Row[]; isSearched?: boolean}): ReactNode {
  const [asked, setAsked] = useState('');
  const found = rows.filter(({words, about}) => `${words} ${about}`.toLowerCase().includes(asked.trim().toLowerCase()));
  return (
    <>
      {isSearched && (
        <input
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={asked}
          onChange={(event) => {
            setAsked(event.target.value);
          }}
        />
      )}
      <ul className="editor-list">
        {found.map(({key, words, about, choose, onFocus, depth = 0, acts}) => (
          <li key={key} style={{paddingInlineStart: `${depth * 0.9}rem`}}>
            <button type="button" onClick={() => void choose()} onFocus={onFocus}>
              <b>{words}</b> <span>{about}</span>
            </button>
            {acts}
          </li>
        ))}
      </ul>
    </>
  );
}
