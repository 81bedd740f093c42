type With<Names extends string> = Readonly<Record<Names, string | number>>;

/** Messages of the form servers to visitors without JavaScript and to operators. */
export const messages = {
  // To visitors who send a form
  stored: 'Your message has been received.',
  notStored: 'Your message could not be stored. Please try again later.',
  tooLarge: ({limit}: With<'limit'>) => `Your message is larger than ${limit} KiB. Shorten it, or send it by email.`,
  wrongContentType: ({type}: With<'type'>) => `A form must be sent as ${type} in UTF-8.`,
  invalidEncoding: 'The message is malformed: part of it is not valid URL encoding.',
  noFormName: ({field}: With<'field'>) => `The field "${field}" is missing, so the form is unknown.`,
  unknownForm: ({form}: With<'form'>) => `Unknown form "${form}".`,
  empty: 'The message is empty. Fill in at least one field.',

  // To requests that do not come from this machine
  crossSite: 'Requests from other sites are not accepted.',
  unknownHost: 'Unknown host. To use this name, set HOST to it.',

  // To developers
  received: ({form, file}: With<'form' | 'file'>) => `Form "${form}" received, stored in ${file}`,
  notWritten: ({file, error}: With<'file' | 'error'>) => `A message could not be stored in ${file}: ${error}`,
  publicFile: ({file, folder}: With<'file' | 'folder'>) =>
    `FORMS_FILE is ${file}, inside ${folder}/, which is public. Choose a file elsewhere.`,
};
