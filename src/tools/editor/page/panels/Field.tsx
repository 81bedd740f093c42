import {useId, useState, type ReactNode} from 'react';
import {messages} from '../../messages';
import {sentenceOf} from '../server';
import type {Catalog, Control, Value, Wanted} from '../../protocol';

/** Writes a value. Throws if it is refused. */
type Save = (wanted: Wanted) => Promise<void>;
type Props = {control: Control; value: Value | undefined; save: Save; catalog: Catalog; isFocused?: boolean};

const shownIn = (value: Value | undefined): string =>
  typeof value === 'object' ? (value ?? []).join('\n') : String(value ?? '');

function wantedOf({kind, required}: Control, words: string): Wanted {
  const tidy = words.trim();
  if (kind === 'list') return tidy.split(/\s*\n\s*/);
  if (!tidy) return required ? '' : undefined;
  return kind === 'number' ? Number(tidy) : tidy;
}

type Typing = {words: string; seen: string};

/** The control for a prop or a field. Computed values are shown but cannot be changed. */
export function Field({control, value, save, catalog, isFocused = false}: Props): ReactNode {
  const {label, about, required, kind, choices = [], longest} = control;
  const id = useId();
  const [typing, setTyping] = useState<Typing>();
  const [fault, setFault] = useState<string>();
  const shown = typing?.words ?? shownIn(value);

  const set = async (wanted: Wanted, seen = shownIn(value)) => {
    try {
      if (seen !== shownIn(value)) throw new Error(messages.changedElsewhere);
      await save(wanted);
      setFault(undefined);
      return true;
    } catch (error) {
      setFault(sentenceOf(error));
      return false;
    }
  };
  const saveTyped = () => {
    if (!typing || typing.words === typing.seen) return setTyping(undefined);
    // Pressing Enter and then leaving the field saves once.
    setTyping({...typing, seen: typing.words});
    void set(wantedOf(control, typing.words), typing.seen).then((isSaved) => {
      setTyping((now) => (isSaved && now?.words === typing.words ? undefined : now && {...now, seen: shownIn(value)}));
    });
  };
  const common = {
    id,
    autoFocus: isFocused,
    'aria-describedby': `${id}-about ${id}-fault`,
    'aria-invalid': fault !== undefined,
  };
  const typed = {
    ...common,
    value: shown,
    onChange: (event: {target: {value: string}}) => {
      setTyping({words: event.target.value, seen: typing?.seen ?? shownIn(value)});
    },
    onBlur: saveTyped,
    onKeyDown: (event: {key: string; preventDefault: () => void}) => {
      if (event.key !== 'Enter' || kind === 'list') return;
      event.preventDefault();
      saveTyped();
    },
  };
  const names = {icon: catalog.icons, mark: catalog.marks, address: catalog.destinations.map(({value: to}) => to)};
  const known = kind === 'icon' || kind === 'mark' || kind === 'address' ? names[kind] : undefined;

  const input = () => {
    if (value === null) return <span id={id}>{messages.computed}</span>;
    if (kind === 'switch')
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={({target: {checked}}) => void set(checked || undefined)}
        />
      );
    if (kind === 'hue')
      return (
        <span className="editor-row" role="radiogroup" id={id} aria-label={label}>
          {[...(required ? [] : [{value: undefined, words: messages.none}]), ...choices].map((one) => (
            <label key={one.words}>
              <input type="radio" name={id} checked={one.value === value} onChange={() => void set(one.value)} />
              {one.value !== undefined && <i data-hue={one.value} aria-hidden="true" />}
              {one.words}
            </label>
          ))}
        </span>
      );
    if (kind === 'choice')
      return (
        <select
          {...common}
          value={choices.findIndex((one) => one.value === value)}
          onChange={(event) => void set(choices[Number(event.target.value)]?.value)}>
          {(!required || value === undefined) && <option value={-1}>{messages.none}</option>}
          {choices.map(({words}, at) => (
            <option key={words} value={at}>
              {words}
            </option>
          ))}
        </select>
      );
    if (kind === 'list' || (longest ?? 0) > 60) return <textarea {...typed} rows={kind === 'list' ? 4 : 3} />;
    return <input {...typed} type={kind === 'day' ? 'date' : 'text'} list={known && `${id}-names`} />;
  };
  return (
    <div className="editor-field" data-unsaved={typing && typing.words !== typing.seen ? true : undefined}>
      <label htmlFor={id}>
        {kind === 'switch' && input()} {label} {!required && <small>{messages.optional}</small>}
      </label>
      {kind !== 'switch' && input()}
      {known && (
        <datalist id={`${id}-names`}>
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      <small id={`${id}-about`}>
        {about} {longest && messages.lengthOf({length: shown.length, longest})}
      </small>
      <p id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </div>
  );
}
