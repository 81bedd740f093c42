import {useEffect, useRef, useState, type RefObject} from 'react';
import type {NumberName} from '../../model/estimate';
import {examples, numbersIn} from '../../model/workOut';
import {firstNumbers, putIntoAddress, remember} from './kept';

/** Whoever types or drags is done after this many milliseconds. */
const pause = 500;

/**
 * `typed` stands in the fields now; `settled` stood there at the last pause, and is judged, said aloud and put into the
 * address.
 */
export function useNumbers(form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState(examples);
  const [settled, setSettled] = useState(examples);
  const [changed, setChanged] = useState(false);
  const page = useRef('');

  useEffect(() => {
    if (!form.current) return;
    const first = firstNumbers(form.current);
    // A browser would refuse in words of its own.
    form.current.noValidate = true;
    page.current = window.location.pathname;
    setTyped(first);
    setSettled(first);
  }, [form]);

  const settle = () => {
    if (typed === settled) return;
    setSettled(typed);
    // The address of the next page is there before the page is.
    if (numbersIn(typed) && window.location.pathname === page.current) putIntoAddress(typed);
  };

  useEffect(() => {
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  });

  const change = (name: NumberName, value: string) => {
    const next = {...typed, [name]: value};
    setTyped(next);
    setChanged(true);
    remember(next);
  };

  return {typed, settled, changed, change, settle};
}
