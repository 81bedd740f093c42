import {topics, type FormDefinition} from '../../model/forms';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlOf = (element: HTMLFormElement, name: string): Control | null =>
  element.elements.namedItem(name) as Control | null;

export const valueOf = (element: HTMLFormElement, name: string): string => controlOf(element, name)?.value ?? '';

/** Fills a field only if it holds nothing the visitor wrote. */
export function offer(element: HTMLFormElement | null, name: string, value: string): void {
  const control = element && controlOf(element, name);
  if (control && (!control.value || isStarter(control.value))) control.value = value;
}

/** A message the site started and the visitor has not changed is not the visitor's. */
const isStarter = (value: string) => Object.values(topics).some((topic) => topic.message === value);

const keyOf = (form: FormDefinition) => `draft:${form.name}`;

/** Where storage is blocked or full, a draft at least survives moving between pages. */
const inMemory = new Map<string, string>();

/** Session storage survives a reload and a crash, but on a shared machine it does not outlive the tab. */
function keep(form: FormDefinition, typed: readonly (readonly [string, string])[]): void {
  const key = keyOf(form);
  const draft = typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : '';
  inMemory.set(key, draft);
  try {
    if (draft) sessionStorage.setItem(key, draft);
    else sessionStorage.removeItem(key);
  } catch {
    // Then there is only the copy in memory.
  }
}

export function saveDraft(form: FormDefinition, element: HTMLFormElement): void {
  const typed = form.fields.map(({name}) => [name, valueOf(element, name)] as const);
  keep(
    form,
    typed.filter(([, value]) => value && !isStarter(value)),
  );
}

function readDraft(form: FormDefinition): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse((inMemory.get(keyOf(form)) ?? sessionStorage.getItem(keyOf(form))) || '{}');
    return typeof draft === 'object' && draft !== null ? {...draft} : {};
  } catch {
    return {};
  }
}

/** Fills only empty fields: other text was typed before the script loaded, or restored by the browser. */
export function restoreDraft(form: FormDefinition, element: HTMLFormElement): void {
  const draft = readDraft(form);
  for (const {name} of form.fields) {
    const control = controlOf(element, name);
    const value = draft[name];
    if (control && !control.value && typeof value === 'string') control.value = value;
  }
  saveDraft(form, element);
}

/** Clears what was sent from the draft and the form, and keeps what was changed in the meantime. */
export function clearSent(form: FormDefinition, element: HTMLFormElement | null, sent: URLSearchParams): void {
  if (!element) {
    const draft = readDraft(form);
    const same = form.fields.every(
      ({name}) => (draft[name] ?? '') === sent.get(name) || isStarter(sent.get(name) ?? ''),
    );
    if (same) keep(form, []);
    return;
  }
  for (const {name} of form.fields) {
    const control = controlOf(element, name);
    if (control?.value === (sent.get(name) ?? '')) control.value = '';
  }
  saveDraft(form, element);
}
