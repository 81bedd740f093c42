import {useEffect, useRef, useState, type RefObject} from 'react';
import type {NumberName} from '../../model/estimate';
import {examples, numbersIn} from '../../model/workOut';
import {firstNumbers, putIntoAddress, remember} from './kept';

/** A visitor who pauses for this many milliseconds has finished typing or dragging. */
const pause = 500;

/**
 * `typed` is what the fields contain now. `settled` is what they contained at the last pause: it is validated,
 * announced and put into the URL.
 */
export function useNumbers(form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState(examples);
  const [settled, setSettled] = useState(examples);
  const [changed, setChanged] = useState(false);
  const page = useRef('');

  useEffect(() => {
    if (!form.current) return;
    const first = firstNumbers(form.current);
    // Otherwise the browser would show its own error messages.
    form.current.noValidate = true;
    page.current = window.location.pathname;
    setTyped(first);
    setSettled(first);
  }, [form]);

  const settle = () => {
    if (typed === settled) return;
    setSettled(typed);
    // During navigation, the URL changes before the page does.
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
