import {keepInTab, keptInTab} from '../../../../components/hooks/tabStorage';
import {topics, type FormDefinition} from '../../model/forms';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlOf = (element: HTMLFormElement, name: string): Control | null =>
  element.elements.namedItem(name) as Control | null;

/** Looked up each time: the visitor may have left and come back while the message was being sent. */
export const formOnPage = ({name}: FormDefinition): HTMLFormElement | null => document.forms.namedItem(name);

/** Text that the site prefilled and the visitor has not changed is not a draft. */
const isStarter = (value: string) => Object.values(topics).some((topic) => topic.message === value);

export function startMessage(element: HTMLFormElement, text: string): void {
  const control = controlOf(element, 'message');
  if (control && (!control.value || isStarter(control.value))) control.value = text;
}

const keyOf = ({name}: FormDefinition) => `draft:${name}`;

export function saveDraft(form: FormDefinition, element: HTMLFormElement): void {
  const values = form.fields.map(({name}) => [name, controlOf(element, name)?.value ?? ''] as const);
  const typed = values.filter(([, value]) => value && !isStarter(value));
  keepInTab(keyOf(form), Object.fromEntries(typed));
}

/** Fills only empty fields: other text was typed before the script loaded, or restored by the browser. */
export function restoreDraft(form: FormDefinition, element: HTMLFormElement): void {
  for (const [name, value] of Object.entries(keptInTab(keyOf(form)))) {
    const control = controlOf(element, name);
    if (control && !control.value) control.value = value;
  }
  saveDraft(form, element);
}

export function clear(form: FormDefinition): void {
  keepInTab(keyOf(form), {});
  formOnPage(form)?.reset();
}

/** Adds a text to a draft, for a visitor who is on the way to its form. What was there stays. */
export function addToDraft(form: FormDefinition, name: string, text: string): void {
  const kept = keptInTab(keyOf(form));
  const before = kept[name]?.trimEnd();
  if (before?.includes(text)) return;
  keepInTab(keyOf(form), {...kept, [name]: before ? `${before}\n\n${text}` : text});
}
