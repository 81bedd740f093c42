import {controlOf} from '../../../contact/ui/form/draft';

/** Adds a text to the message in the contact form, or replaces what was added before. The visitor's own text stays. */
export function addToMessage(form: HTMLFormElement, text: string, before: string | undefined): void {
  const message = controlOf(form, 'message') as HTMLTextAreaElement;
  const {value} = message;
  if (before && value.includes(before)) message.value = value.replace(before, text);
  else message.value = value.trim() ? `${value.trimEnd()}\n\n${text}` : text;
  // Makes the form save its draft and clear its error about an empty field.
  message.dispatchEvent(new Event('input', {bubbles: true}));
  message.focus({preventScroll: true});
  message.scrollIntoView({block: 'center'});
}
