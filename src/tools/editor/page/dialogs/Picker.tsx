import {useState, type KeyboardEvent, type ReactNode} from 'react';

export type Option = {words: string; about: string; choose: () => unknown};

/** A longer list is not read; one more letter finds the rest. */
const maxShown = 60;

export type PickerOptions = {
  label: string;
  options: readonly Option[];
  /** Accepts text that is not one of the options. */
  typed?: (words: string) => unknown;
};

/** A text field that filters a list. It closes before the choice takes effect. */
export function Picker({label, options, typed, close}: PickerOptions & {close: () => void}): ReactNode {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const query = words.trim().toLowerCase();
  const found = options.filter((one) => `${one.words} ${one.about}`.toLowerCase().includes(query)).slice(0, maxShown);
  const choose = (act: () => unknown) => {
    close();
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) setAt((at + step + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      const option = found[at];
      if (typed && (!option || /^(\/|#|https?:|mailto:|tel:)/.test(words))) choose(() => typed(words.trim()));
      else if (option) choose(option.choose);
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
              choose(option.choose);
            }}>
            <b>{option.words}</b>
            <span>{option.about}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
