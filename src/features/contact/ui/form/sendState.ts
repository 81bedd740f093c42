import {useSyncExternalStore} from 'react';

export type SendState = {
  readonly status: 'idle' | 'sending' | 'success' | 'error';
  /** The address of the page on which the visitor sees the result. */
  readonly shownOn?: string;
};

export const idle: SendState = {status: 'idle'};

/** Kept outside the page's components, so that a send that finishes on another page is not forgotten. */
const states = new Map<string, SendState>();
const listeners = new Set<() => void>();

export const sendStateOf = (form: string): SendState => states.get(form) ?? idle;

export function setSendState(form: string, state: SendState): void {
  states.set(form, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSendState = (form: string): SendState =>
  useSyncExternalStore(
    subscribe,
    () => sendStateOf(form),
    () => idle,
  );
