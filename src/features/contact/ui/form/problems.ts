import {bodyLimit, invalidEmail, tooLong, type FormDefinition} from '../../model/forms';
import {language} from '../../../../components/hooks/language';

/** What is wrong with each field, to show beside it. */
export type Problems = Readonly<Record<string, string | undefined>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The browser finds what is wrong; this puts it into words. */
export function problemOf(form: FormDefinition, control: Control): string | undefined {
  if (control.validity.valid) return undefined;
  const field = form.fields.find(({name}) => name === control.name);
  if (control.validity.valueMissing) return field?.missing;
  const {typeMismatch, patternMismatch} = control.validity;
  return typeMismatch || patternMismatch ? invalidEmail : control.validationMessage;
}

/** A body over the host's limit is refused before it is sent, at the longest field. */
export function sizeProblem(body: URLSearchParams): Problems {
  const over = body.toString().length - bodyLimit;
  if (over <= 0) return {};
  const encoded = (value: string) => new URLSearchParams({'': value}).toString().length - 1;
  const [name, value] = [...body].reduce((longest, pair) => (encoded(pair[1]) > encoded(longest[1]) ? pair : longest));
  const letters = Math.ceil((over * [...value].length) / encoded(value));
  return {[name]: tooLong.replace('{count}', letters.toLocaleString(language))};
}
