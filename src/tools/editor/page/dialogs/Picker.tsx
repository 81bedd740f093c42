import {useState, type KeyboardEvent, type ReactNode} from 'react';

export type Option = {words: string; about: string; choose: () => unknown};

/** At most so many at once: nobody reads more, and one more letter finds the rest. */
const most = 60;

type Props = {
  label: string;
  options: readonly Option[];
  /** Takes an address that is none of the options. */
  typed?: (words: string) => unknown;
  leave: () => void;
};

/** A field with a list to choose from, by words and arrow keys. */
export function Picker({label, options, typed, leave}: Props): ReactNode {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const asked = words.trim().toLowerCase();
  const found = options.filter((one) => `${one.words} ${one.about}`.toLowerCase().includes(asked)).slice(0, most);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) setAt((at + step + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Escape') leave();
    else if (event.key === 'Enter') {
      const option = found[at];
      if (typed && (!option || /^(\/|#|https?:|mailto:|tel:)/.test(words))) typed(words.trim());
      else option?.choose();
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <label>
        {label}
        <input
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls="editor-choices"
          aria-activedescendant={`editor-choice-${at}`}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <ul id="editor-choices" role="listbox" aria-label={label}>
        {found.map((option, index) => (
          <li
            key={`${option.words} ${option.about}`}
            id={`editor-choice-${index}`}
            role="option"
            aria-selected={index === at}
            ref={(item) => {
              if (index === at) item?.scrollIntoView({block: 'nearest'});
            }}
            onMouseDown={(event) => {
              event.preventDefault();
              option.choose();
            }}>
            <b>{option.words}</b>
            <span>{option.about}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
