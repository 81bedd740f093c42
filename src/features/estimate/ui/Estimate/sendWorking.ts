import {contactForm} from '../../../contact/model/forms';
import {controlOf} from '../../../contact/ui/form/draft';

export const contactFormOnPage = () => document.forms.namedItem(contactForm.name);

/** Adds to the message in the contact form, or replaces what was added before. What the visitor wrote stays. */
export function sendWorking(form: HTMLFormElement, text: string, before: string | undefined): void {
  const message = controlOf(form, 'message') as HTMLTextAreaElement;
  const {value} = message;
  if (before && value.includes(before)) message.value = value.replace(before, text);
  else message.value = value.trim() ? `${value.trimEnd()}\n\n${text}` : text;
  // The form keeps what is typed, and takes back what it said about an empty field.
  message.dispatchEvent(new Event('input', {bubbles: true}));
  message.focus({preventScroll: true});
  message.scrollIntoView({block: 'center'});
}
