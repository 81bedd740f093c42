import {contactForm, type FormDefinition} from '../model/forms';
import {partsAt} from '../../parts';

/** Every form of the site: the message to the company, and the form of each feature that has a `model/form.ts`. */
export const forms: readonly FormDefinition[] = [
  contactForm,
  ...partsAt<{form: FormDefinition}>('model/form.ts').map(({form}) => form),
];
