import {useEffect, useRef, useState, type RefObject} from 'react';
import {estimate, type NumberName} from '../../model/estimate';
import {examples, numbersIn, type Typed} from '../../model/workOut';
import {firstNumbers, putIntoAddress, remember} from './kept';

/** Whoever types or drags is done after this many milliseconds. */
const pause = 500;

type NumbersHandle = {
  /** What stands in the fields now. */
  readonly typed: Typed;
  /** What stood there at the last pause: that is judged, said aloud and put into the address. */
  readonly settled: Typed;
  /** Whether the visitor has changed anything. */
  readonly changed: boolean;
  readonly change: (name: NumberName, value: string) => void;
  readonly settle: () => void;
};

export function useNumbers(form: RefObject<HTMLFormElement | null>): NumbersHandle {
  const [typed, setTyped] = useState(examples);
  const [settled, setSettled] = useState(examples);
  const [changed, setChanged] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const page = useRef('');

  useEffect(() => {
    const begin = (element: HTMLFormElement) => {
      const first = firstNumbers(element);
      page.current = window.location.pathname;
      setTyped(first);
      setSettled(first);
    };
    if (form.current) begin(form.current);
    return () => clearTimeout(timer.current);
  }, [form]);

  const settleOn = (next: Typed) => {
    clearTimeout(timer.current);
    setSettled(next);
    // The address of the next page is there before the page is.
    if (next === settled || !numbersIn(next) || window.location.pathname !== page.current) return;
    putIntoAddress(next, estimate.anchor);
  };

  return {
    typed,
    settled,
    changed,
    change(name, value) {
      const next = {...typed, [name]: value};
      setTyped(next);
      setChanged(true);
      if (numbersIn(next)) remember(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settleOn(next), pause);
    },
    settle: () => settleOn(typed),
  };
}
