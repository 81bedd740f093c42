import {useEffect, useRef, useState, type RefObject} from 'react';
import {keepInTab, keptInTab} from '../../../../components/hooks/tabStorage';
import {
  estimate,
  examples,
  mapNumbers,
  numberNames,
  parseNumbers,
  type NumberName,
  type Typed,
} from '../../model/estimate';

const storageKey = 'estimate';

/** A visitor who pauses for this many milliseconds has finished typing or dragging. */
const pause = 500;

/** A number from the URL, where anything may have been typed. */
const clean = (value: string | null): string | undefined =>
  value?.trim() && Number.isFinite(Number(value)) ? String(Number(value)) : undefined;

/** What the visitor typed before the script loaded, else the numbers in the URL, else those saved in this tab. */
function initialNumbers(form: HTMLFormElement): Typed {
  const query = new URLSearchParams(window.location.search);
  const tab = numberNames.some((name) => query.has(name)) ? {} : keptInTab(storageKey);
  return mapNumbers((name) => {
    const {value} = form.elements.namedItem(name) as HTMLInputElement;
    return value === examples[name] ? (clean(query.get(name)) ?? tab[name] ?? value) : value;
  });
}

/** Puts the numbers into the URL without telling the router, because nothing that it renders depends on them. */
function putIntoUrl(typed: Typed): void {
  const address = new URL(window.location.href);
  for (const name of numberNames) address.searchParams.set(name, typed[name]);
  address.hash = estimate.anchor;
  window.history.replaceState(window.history.state, '', address);
}

/** `typed` is in the fields now. `settled` was at the last pause, and is validated, announced and put into the URL. */
export function useNumbers(form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState(examples);
  const [settled, setSettled] = useState(examples);
  const [changed, setChanged] = useState(false);
  const page = useRef('');

  useEffect(() => {
    if (!form.current) return;
    const initial = initialNumbers(form.current);
    // Otherwise the browser would show its own error messages.
    form.current.noValidate = true;
    page.current = window.location.pathname;
    setTyped(initial);
    setSettled(initial);
  }, [form]);

  const settle = () => {
    if (typed === settled) return;
    setSettled(typed);
    // During navigation, the URL changes before the page does.
    if (parseNumbers(typed) && window.location.pathname === page.current) putIntoUrl(typed);
  };

  useEffect(() => {
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  });

  const change = (name: NumberName, value: string) => {
    const next = {...typed, [name]: value};
    setTyped(next);
    setChanged(true);
    if (parseNumbers(next)) keepInTab(storageKey, next);
  };

  return {typed, settled, changed, change, settle};
}
