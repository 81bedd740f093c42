type With<Names extends string> = Readonly<Record<Names, string | number>>;

/** Messages of the form servers to visitors without JavaScript and to operators. */
export const messages = {
  // To visitors who send a form
  received: 'Your message has been received.',
  notStored: 'Your message could not be stored. Please try again later.',
  tooLarge: ({limit}: With<'limit'>) => `Your message is larger than ${limit} KiB. Shorten it, or send it by email.`,
  wrongContentType: 'A form must be sent as application/x-www-form-urlencoded or multipart/form-data, in UTF-8.',
  malformed: 'The message is malformed and cannot be read.',
  noFormName: ({field}: With<'field'>) => `The field "${field}" is missing, so the form is unknown.`,
  unknownForm: ({form}: With<'form'>) => `Unknown form "${form}".`,
  noFiles: 'Files cannot be sent with this form.',
  fieldTooLong: ({label}: With<'label'>) => `The field "${label}" is too long. Shorten it, or send it by email.`,
  tooMany: 'Too many messages at once. Please try again in a few seconds.',
  busy: 'The server is busy. Please try again in a few seconds.',
  notAccepted: 'The mail server did not accept your message.',
  errorTitle: 'Your message was not sent',
  copyMessage: 'Here is your message, to copy:',
  formsOnly: 'This server accepts only the forms of this site.',
  empty: 'The message is empty. Fill in at least one field.',

  // To requests that do not come from this machine
  crossSite: 'Requests from other sites are not accepted.',
  unknownHost: 'Unknown host. To use this name, set HOST to it.',

  // To developers
  captured: ({form, file}: With<'form' | 'file'>) => `Form "${form}" received, stored in ${file}`,
  notWritten: ({file, error}: With<'file' | 'error'>) => `A message could not be stored in ${file}: ${error}`,

  // To operators of the relay
  listening: ({host, port}: With<'host' | 'port'>) => `Accepting forms on ${host}, port ${port}.`,
  notSent: ({reason}: With<'reason'>) => `A message was not accepted: ${reason}`,
  healthy: 'The mail server accepts mail.',
  unhealthy: ({reason}: With<'reason'>) => `The mail server does not accept mail: ${reason}`,
  notAnAddress: ({name, what}: With<'name' | 'what'>) => `Set ${name} to the single email address that ${what}.`,
  notAMailServer: 'Set SMTP_URL to your mail server, such as smtp://127.0.0.1:25 or smtps://user:password@example.com.',
  notAPort: 'PORT must be a number.',
};
