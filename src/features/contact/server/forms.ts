import {contactForm, type FormDefinition} from '../model/forms';
import {partsAt} from '../../parts';

/** Every form of the site: the message to the company, and the form of each feature that has a `model/form.ts`. */
export const forms: readonly FormDefinition[] = [
  contactForm,
  ...partsAt<{form: FormDefinition}>('model/form.ts').map(({form}) => form),
];

/** The form with a name; of an unknown name, the contact form, because its texts fit any message. */
export const formNamed = (name: string | null): FormDefinition =>
  forms.find((form) => form.name === name) ?? contactForm;
