import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {Icon} from '../../../components/Icon';
import {search, x} from '../../../components/icons';
import {useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import type {SearchEntry} from '../model/search';
import {loadFind, type Find} from './find';
import styles from './dialog.module.css';

export type SearchDialogProps = {query: string; onClose: () => void};

const unavailable =
  process.env.NODE_ENV === 'development'
    ? 'Search reads the built site. Run npm run build once, then reload this page.'
    : translate({message: 'Search is unavailable right now. Check your connection and try again.'});

/** The arrow keys cycle the focus through the field and the results. */
function moveFocus(dialog: HTMLDialogElement, event: KeyboardEvent) {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, [data-result]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}

/** The best result for each is shown before the visitor has typed anything. */
const suggestions = ['pricing', 'guarantee', 'security', 'trial'];

function Highlighted({text, words}: {text: string; words: string}): ReactNode {
  const terms = words.match(/[\p{L}\p{N}]+/gu);
  if (!terms) return text;
  // As the search finds them: short words whole, and longer ones where a word begins.
  const patterns = terms.map((term) => (term.length > 3 ? term : `${term}(?![\\p{L}\\p{N}])`));
  // Every second part is a match.
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${patterns.join('|')})`, 'giu'))
    .map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

function Result({words, place: {to, page, title, text}}: {words: string; place: SearchEntry}): ReactNode {
  return (
    <li>
      <Link to={to} data-result className={styles.result}>
        <span className={styles.title}>
          <Highlighted text={title} words={words} />
        </span>{' '}
        <span className={styles.page}>{page}</span>{' '}
        <span className={styles.text}>
          <Highlighted text={text} words={words} />
        </span>
      </Link>
    </li>
  );
}

export default function SearchDialog({query: initialQuery, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [find, setFind] = useState<Find>();
  const [failed, setFailed] = useState(false);
  const {selectMessage} = usePluralForm();
  useEffect(() => {
    dialog.current?.showModal();
    loadFind().then(
      (loaded) => setFind(() => loaded),
      () => setFailed(true),
    );
  }, []);
  const words = query.trim();
  const placesFor = (to: Find) => (words ? to(words) : suggestions.flatMap((one) => to(one).slice(0, 1)));
  const places = find ? placesFor(find) : [];
  const close = () => dialog.current?.close();
  const closeBeside = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a')) close();
  };
  const count = places.length;
  const statusText = () => {
    if (failed) return unavailable;
    if (!words) return count > 0 && translate({message: 'Popular pages'});
    if (!find) return translate({message: 'Loading…'});
    if (count > 0) return selectMessage(count, translate({message: '1 result|{count} results'}, {count}));
    return (
      <>
        {translate({message: 'No results for “{words}”.'}, {words})}{' '}
        <Link to="/contact">{translate({message: 'Ask us instead'})}</Link>.
      </>
    );
  };
  return (
    // The browser closes a modal dialog on Escape and restores the focus. Only a click outside needs this.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-surface=""
      aria-label={translate({message: 'Search this site'})}
      onClose={onClose}
      onClick={closeBeside}
      onKeyDown={(event) => dialog.current && moveFocus(dialog.current, event)}>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.querySelector<HTMLElement>('[data-result]')?.click();
        }}>
        <Icon icon={search} />
        {/* In a field of the type `search`, the first Escape would clear the text instead of closing the dialog. */}
        <input
          role="searchbox"
          enterKeyHint="search"
          aria-label={translate({message: 'Search this site'})}
          placeholder={translate({message: 'Search this site'})}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="button" aria-label={translate({message: 'Close search'})} onClick={close} data-icon-button>
          <Icon icon={x} />
        </button>
      </form>
      <p role="status" className={styles.status}>
        {statusText()}
      </p>
      {count > 0 && (
        <ol className={styles.results} aria-label={translate({message: 'Results'})}>
          {places.map((place) => (
            <Result key={place.to + place.title} words={words} place={place} />
          ))}
        </ol>
      )}
    </dialog>
  );
}
