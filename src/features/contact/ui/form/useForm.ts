import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState, useSyncExternalStore, type ComponentProps} from 'react';
import {language} from '../../../../components/hooks/language';
import {excessOf, tooLong, type FieldDefinition, type FormDefinition} from '../../model/forms';
import {clear, controlOf, formOnPage, restoreDraft, saveDraft, type Control} from './draft';
import {encode, send} from './send';

type SendState = {
  readonly status: 'idle' | 'sending' | 'success' | 'error';
  /** The message that was sent, while the page confirms it. */
  readonly sent?: URLSearchParams;
};

const idle: SendState = {status: 'idle'};

/** Kept outside the page's components, so that a send that finishes on another page is not forgotten. */
const states = new Map<string, SendState>();
const listeners = new Set<() => void>();

const sendStateOf = (form: string): SendState => states.get(form) ?? idle;

function setSendState(form: string, state: SendState): void {
  states.set(form, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function problemOf(field: FieldDefinition, control: Control): string | undefined {
  const {validity, value, validationMessage} = control;
  if (validity.valueMissing) return field.missing;
  if (!validity.valid) return field.invalid ?? validationMessage;
  const excess = excessOf(field, value);
  return excess > 0 ? tooLong.replace('{count}', excess.toLocaleString(language)) : undefined;
}

/** A disabled form loses the focus, after a frame. It goes to the status text, which stands above the button. */
function showResult(form: FormDefinition): void {
  const region = formOnPage(form)?.querySelector<HTMLElement>('[role="status"]');
  region?.scrollIntoView({block: 'nearest'});
  if (document.activeElement?.matches(`body, [name="${form.name}"] *`)) region?.focus();
}

/** Sends one message at a time, saves what was typed, and provides the messages and the status to show. */
export function useForm(form: FormDefinition) {
  const element = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const state = useSyncExternalStore(
    subscribe,
    () => sendStateOf(form.name),
    () => idle,
  );
  const {pathname} = useLocation();

  useEffect(() => {
    if (element.current) {
      restoreDraft(form, element.current);
      // Without the script, the browser shows its own messages.
      element.current.noValidate = true;
    }
    return () => {
      // The form in the footer stays when pages change, so leaving the page that showed its result clears it.
      if (sendStateOf(form.name).status !== 'sending') setSendState(form.name, idle);
    };
  }, [form, pathname]);

  const deliver = async (sent: URLSearchParams) => {
    setSendState(form.name, {status: 'sending'});
    try {
      await send(form, sent);
      clear(form);
      setSendState(form.name, {status: 'success', sent});
    } catch (error) {
      console.error(`The form "${form.name}" was not sent:`, error);
      setSendState(form.name, {status: 'error'});
    }
    requestAnimationFrame(() => showResult(form));
  };

  /** Shows the problems of all fields, and moves the focus to the first one. */
  const check = (within: HTMLFormElement): boolean => {
    const found = form.fields.flatMap((field) => {
      const control = controlOf(within, field.name);
      const problem = control && problemOf(field, control);
      return problem ? [{control, problem}] : [];
    });
    setProblems(Object.fromEntries(found.map(({control, problem}) => [control.name, problem])));
    found[0]?.control.focus();
    return found.length === 0;
  };

  const handlers: Required<Pick<ComponentProps<'form'>, 'onInput' | 'onSubmit'>> = {
    onInput({currentTarget, target}) {
      saveDraft(form, currentTarget);
      if (state.status === 'success') setSendState(form.name, idle);
      const control = target as Control;
      const field = form.fields.find(({name}) => name === control.name);
      if (field && problems[field.name]) setProblems({...problems, [field.name]: problemOf(field, control)});
    },
    onSubmit(event) {
      event.preventDefault();
      if (sendStateOf(form.name).status === 'sending') return;
      saveDraft(form, event.currentTarget);
      if (check(event.currentTarget)) void deliver(encode(event.currentTarget));
      else setSendState(form.name, idle);
    },
  };

  const restart = () => {
    setSendState(form.name, idle);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[required]')?.focus());
  };

  return {...state, form, problems, element, handlers, restart};
}

export type FormHandle = ReturnType<typeof useForm>;
