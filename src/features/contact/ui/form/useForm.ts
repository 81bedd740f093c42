import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState, type ComponentProps, type RefObject} from 'react';
import type {FormDefinition} from '../../model/forms';
import {clearSent, controlOf, restoreDraft, saveDraft} from './draft';
import {problemOf, sizeProblem, type Problems} from './problems';
import {encode, send} from './send';
import {idle, sendStateOf, setSendState, useSendState, type SendState} from './sendState';

type FormProps = ComponentProps<'form'>;

export type FormHandle = SendState & {
  readonly form: FormDefinition;
  readonly problems: Problems;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly statusElement: RefObject<HTMLDivElement | null>;
  readonly onInput: NonNullable<FormProps['onInput']>;
  readonly onInvalid: NonNullable<FormProps['onInvalidCapture']>;
  readonly onSubmit: NonNullable<FormProps['onSubmit']>;
};

/** Looked up each time: the visitor may have left and come back while the message was being sent. */
const formOnPage = ({name}: FormDefinition) => document.querySelector<HTMLFormElement>(`form[name="${name}"]`);

/** Sends one message at a time, keeps what was typed, and shows problems and status in words. */
export function useForm(form: FormDefinition): FormHandle {
  const element = useRef<HTMLFormElement>(null);
  const statusElement = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const state = useSendState(form.name);
  const {pathname} = useLocation();

  useEffect(() => {
    if (element.current) restoreDraft(form, element.current);
    const {status} = sendStateOf(form.name);
    if (status !== 'idle') setSendState(form.name, {status, sending: false, shownOn: pathname});
    return () => {
      // The form in the footer stays while pages change: its result goes with the page on which it was read.
      if (sendStateOf(form.name).shownOn === pathname) setSendState(form.name, idle);
    };
  }, [form, pathname]);

  // A disabled button loses the focus, so restore it: to the status text, or to the button for a retry.
  const refocus = () => {
    if (document.activeElement !== document.body) return;
    const button = formOnPage(form)?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (sendStateOf(form.name).status === 'success') statusElement.current?.focus();
    else button?.focus({preventScroll: true});
  };

  const deliver = async (body: URLSearchParams) => {
    // The address changes first, and the old page stays until the next one is loaded.
    const end = (status: SendState['status']) =>
      setSendState(form.name, {status, sending: false, shownOn: window.location.pathname});
    setSendState(form.name, {status: 'idle', sending: true});
    try {
      await send(form, body);
      clearSent(form, formOnPage(form), body);
      end('success');
    } catch (error) {
      console.error(`The form "${form.name}" was not sent:`, error);
      end('error');
    }
    requestAnimationFrame(() => {
      statusElement.current?.scrollIntoView({block: 'nearest'});
      refocus();
    });
  };

  return {
    ...state,
    form,
    problems,
    element,
    statusElement,
    onInput({currentTarget, target}) {
      saveDraft(form, currentTarget);
      const control = target as HTMLInputElement;
      if (!problems[control.name]) return;
      setProblems({...problems, [control.name]: problemOf(form, control)});
    },
    onInvalid(event) {
      event.preventDefault();
      setSendState(form.name, idle);
      const control = event.target as HTMLInputElement;
      const first = control.form?.querySelector<HTMLElement>('input:invalid, select:invalid, textarea:invalid');
      if (first === control) control.focus();
      setProblems((others) => ({...others, [control.name]: problemOf(form, control)}));
    },
    onSubmit(event) {
      event.preventDefault();
      if (sendStateOf(form.name).sending) return;
      saveDraft(form, event.currentTarget);
      const body = encode(form, event.currentTarget);
      const oversize = sizeProblem(body);
      setProblems(oversize);
      const [name] = Object.keys(oversize);
      if (name) controlOf(event.currentTarget, name)?.focus();
      else void deliver(body);
    },
  };
}
