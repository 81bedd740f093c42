import {counted} from '../../../content/numbers';

type With<Names extends string> = Readonly<Record<Names, string | number>>;

/** Messages of the form servers to visitors without JavaScript and to operators. */
export const messages = {
  // To visitors who send a form
  stored: 'Your message has been received.',
  notStored: 'Your message could not be stored. Please try again later.',
  tooLarge: ({limit}: With<'limit'>) => `Your message is larger than ${limit} KiB. Shorten it, or send it by email.`,
  tooMany: ({minutes}: With<'minutes'>) => `Too many messages at once. Please try again in ${minutes} minutes.`,
  wrongContentType: ({type}: With<'type'>) => `A form must be sent as ${type} in UTF-8.`,
  invalidEncoding: 'The message is malformed: part of it is not valid URL encoding.',
  noFormName: ({field}: With<'field'>) => `The field "${field}" is missing, so the form is unknown.`,
  unknownForm: ({form}: With<'form'>) => `Unknown form "${form}".`,
  empty: 'The message is empty. Fill in at least one field.',
  formsOnly: 'This server accepts only the forms of this site.',

  // To a sender, by mail, if confirmations are on
  confirmationSubject: ({company}: With<'company'>) => `${company}: we received your message`,
  confirmation: ({success, company, url, id}: With<'success' | 'company' | 'url' | 'id'>) =>
    `${success}\n\nYou get this email because someone entered your address at ${url}. If it was not you, ignore it.\n` +
    `\n-- \n${company}\nMessage ID: ${id}\n`,

  // To an operator who looks for one person's messages
  found: ({count, who}: {count: number; who: string}) => `${counted(count, 'message')} from ${who}.`,
  mentions: ({count}: {count: number}) => `${counted(count, 'other message mentions', 'other messages mention')} it.`,
  askToDelete: 'Delete for good? (y/n) ',
  deletedMessages: ({count}: {count: number}) =>
    `Deleted ${counted(count, 'message')}. The mailbox, the webhook and backups have copies of their own.`,

  // To requests that do not come from this machine
  crossSite: 'Requests from other sites are not accepted.',
  unknownHost: 'Unknown host. To use this name, set HOST to it.',

  // To operators who monitor the receiver
  healthy: 'Messages are being stored and delivered.',
  unhealthy: 'Messages need attention.',
  diskNotWritable: ({reason}: With<'reason'>) => `Messages cannot be written to disk: ${reason}.`,
  mailServerProblem: ({reason}: With<'reason'>) => `The mail server does not accept mail: ${reason}.`,
  late: ({count}: With<'count'>) => `Messages delayed too long: ${count}.`,
  limitReached: ({count}: With<'count'>) => `Messages turned away because of MESSAGES_LIMIT: ${count}.`,
  givenUp: ({count}: With<'count'>) => `Messages that could not be delivered: ${count}.`,

  // Settings
  received: ({form, file}: With<'form' | 'file'>) => `Form "${form}" received, stored in ${file}`,
  notWritten: ({file, error}: With<'file' | 'error'>) => `A message could not be stored in ${file}: ${error}`,
  publicPath: ({setting, place, folder, kind}: With<'setting' | 'place' | 'folder' | 'kind'>) =>
    `${setting} is ${place}, inside ${folder}/, which is public. Choose a ${kind} elsewhere.`,
  folderNotWritable: ({folder, code}: With<'folder' | 'code'>) =>
    `The folder for messages, ${folder}, cannot be written to (${code}). ` +
    'Make the user of this service its owner, or set MESSAGES_FOLDER to another one.',
  taken: ({what}: With<'what'>) =>
    `Another receiver is using ${what}. Stop it first, because two would send every message twice.`,
  noFlock: 'The command `flock` is missing. Install the package util-linux.',
  notTakenOver: 'These messages are in an older format. Start the receiver once; it converts them.',
  notTrueOrFalse: 'Set MESSAGES_CONFIRM to true or false.',
  notWholeNumber: ({name, value, most}: With<'name' | 'value' | 'most'>) =>
    `${name} is "${value}". Set it to a whole number from 1 to ${most}.`,
  missing: ({name, what}: With<'name' | 'what'>) => `${name} is missing. Set it to ${what}.`,
  notOneAddress: ({name, value}: With<'name' | 'value'>) =>
    `${name} is "${value}". Set it to a single email address, without a name.`,
  unknownSecurity: ({value}: With<'value'>) => `SMTP_SECURITY is "${value}". Set it to starttls, tls or none.`,
  unencryptedHost: ({host}: With<'host'>) =>
    `SMTP_SECURITY is none, but ${host} is another machine. Set it to starttls or tls.`,
  // The URL may contain a secret, so the message does not repeat it.
  unsafeWebhook: 'MESSAGES_WEBHOOK must start with https://. Correct it, or leave it out.',
  incompleteAccount: 'Set both SMTP_USER and SMTP_PASSWORD, or neither.',
};
