type With<Names extends string> = Readonly<Record<Names, string | number>>;

/** What the servers of forms say: to visitors without a script, to operators, and at the start. */
export const messages = {
  // To whoever sends a form
  stored: 'The message is stored.',
  notStored: 'The message could not be stored. Please send it again later.',
  tooLarge: ({limit}: With<'limit'>) => `The message is larger than ${limit} KiB. Shorten it, or send it by email.`,
  tooMany: ({minutes}: With<'minutes'>) =>
    `Too many messages came at once. Please send it again in ${minutes} minutes.`,
  otherType: ({type}: With<'type'>) => `A form must be sent as ${type} in UTF-8.`,
  compressed: 'A form must be sent without compression.',
  notText: 'The message is damaged: part of it is not valid URL encoding.',
  notEncoded: 'The message is damaged: it is not URL encoded.',
  sentTwice: ({field}: With<'field'>) => `The field "${field}" was sent twice.`,
  noFormName: ({field}: With<'field'>) => `The field "${field}" is missing, so the form is unknown.`,
  unknownForm: ({form}: With<'form'>) => `Unknown form "${form}".`,
  unknownField: ({form, field}: With<'form' | 'field'>) => `The form "${form}" has no field "${field}".`,
  empty: 'The message is empty: no field was filled in.',
  formsOnly: 'Only the forms of the site are received here.',

  // To whoever asks a server of this machine from elsewhere
  otherSite: 'Another site cannot use this server.',
  unknownHost: 'Unknown host. To use this name, set HOST to it.',

  // To whoever watches the receiver
  well: 'Messages are stored and sent.',
  unwell: 'Messages need attention.',
  fullDisk: ({reason}: With<'reason'>) => `The disk refuses messages: ${reason}.`,
  noMail: ({reason}: With<'reason'>) => `The mail server takes no mail: ${reason}.`,
  late: ({count}: With<'count'>) => `Messages that wait too long: ${count}.`,
  givenUp: ({count}: With<'count'>) => `Messages that were refused or given up: ${count}.`,

  // Settings
  received: ({form, file}: With<'form' | 'file'>) => `Form "${form}" received, stored in ${file}`,
  notWritten: ({file, error}: With<'file' | 'error'>) => `A message could not be stored in ${file}: ${error}`,
  publicPlace: ({setting, place, folder, kind}: With<'setting' | 'place' | 'folder' | 'kind'>) =>
    `${setting} is ${place}, inside ${folder}/, which is public. Choose a ${kind} elsewhere.`,
  isFolder: ({place, example}: With<'place' | 'example'>) =>
    `FORMS_FILE is ${place}, which is a folder. Choose a file, such as ${example}.`,
  closedFolder: ({folder, code}: With<'folder' | 'code'>) =>
    `The folder for messages, ${folder}, cannot be written to (${code}). ` +
    'Make the user of this service its owner, or set MESSAGES_FOLDER to another one.',
  portTaken: ({port}: With<'port'>) =>
    `Another receiver is running on port ${port}. Stop it first: two of them would send every mail twice.`,
  folderTaken: ({folder}: With<'folder'>) =>
    `Another receiver uses ${folder}. Stop it first: two of them would send every mail twice.`,
  notWhole: ({name, value, most}: With<'name' | 'value' | 'most'>) =>
    `${name} is "${value}". Set it to a whole number from 1 to ${most}.`,
  missing: ({name, what}: With<'name' | 'what'>) => `${name} is missing. Set it to ${what}.`,
  notOneAddress: ({name, value}: With<'name' | 'value'>) =>
    `${name} is "${value}". Set it to one email address, without a name.`,
  unknownSecurity: ({value}: With<'value'>) => `SMTP_SECURITY is "${value}". Set it to starttls, tls or none.`,
  inTheClear: ({host}: With<'host'>) =>
    `SMTP_SECURITY is none, but ${host} is another machine. Set it to starttls or tls.`,
  // The address may hold a secret, so the sentence does not repeat it.
  unsafeWebhook: 'MESSAGES_WEBHOOK must be an address that begins with https://. Correct it, or leave it out.',
  halfAccount: 'Set both SMTP_USER and SMTP_PASSWORD, or neither.',
};
