import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import {Readable} from 'node:stream';
import {promisify} from 'node:util';
import {forms} from '../forms';
import {company} from '../../../../company';
import {isPossibleSpam, type Message, type StoredMessage} from '../capture/parse';
import {messages} from '../messages';
import {minute, second} from './clock';
import type {Outcome, Send} from './delivery';
import {plainAddress, type Settings} from './settings';

type MailSettings = Settings['mail'];

/** Keeps a value on one line, so that it cannot begin a header or another line. Persian and Hindi need the two joiners. */
const oneLine = (text: string) => text.replace(/([\s\p{Cc}]|(?![\u200c\u200d])\p{Cf})+/gu, ' ').trim();

/** A header line has at most 998 bytes (RFC 5322), and a name without spaces cannot be folded. */
const shortened = (text: string) => Array.from(oneLine(text)).slice(0, 100).join('');

function subjectOf(message: StoredMessage): string {
  const {form, fields} = message;
  const who = [fields.name, fields.company].map((part) => oneLine(part ?? '')).filter(Boolean);
  const from = who.join(', ') || fields.email || 'unnamed sender';
  const mark = isPossibleSpam(message) ? '[Possible spam] ' : '';
  return `${mark}${company.name}, ${form} form: ${shortened(from)}`;
}

function textOf({form, fields, id, receivedAt}: StoredMessage): string {
  const known = forms.find(({name}) => name === form)?.fields ?? [];
  const filled = known.filter(({name}) => fields[name]);
  const lines = filled.filter(({control}) => control !== 'textarea');
  const texts = filled.filter(({control}) => control === 'textarea');
  return [
    ...lines.map(({name, label}) => `${label}: ${oneLine(fields[name] ?? '')}\n`),
    ...texts.map(({name, label}) => `\n${label}:\n\n${fields[name]}\n`),
    `\n-- \nSent from the ${form} form at ${company.url} on ${receivedAt}.\nMessage ID: ${id}\n`,
  ].join('');
}

/** The visitor's address, if mail can be sent to it. */
function addressIn({fields}: Message): string | undefined {
  const address = fields.email?.trim() ?? '';
  return address.length <= 254 && plainAddress.test(address) ? address : undefined;
}

/** The address that gets a confirmation. Bots fill in the addresses of others. */
export const confirmable = (message: Message) => (isPossibleSpam(message) ? undefined : addressIn(message));

type Mail = {
  to: string;
  replyTo?: {name: string; address: string} | undefined;
  subject: string;
  text: string;
  id: string;
  headers: Record<string, string>;
};

/** A message always gives the same mail, and mailboxes recognize a second copy by its Message-ID. */
const composed = ({id, ...mail}: Mail, from: string, date: string): Promise<Buffer> =>
  new MailComposer({
    ...mail,
    from: {name: `${company.name} website`, address: from},
    to: {name: '', address: mail.to},
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    date: new Date(date),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();

/** RFC 5321 asks clients to wait ten minutes for the last reply. A client that leaves earlier sends duplicates. */
const sendTimeouts = {connectionTimeout: 30 * second, greetingTimeout: minute, socketTimeout: 10 * minute};
const checkTimeouts = {connectionTimeout: 5 * second, greetingTimeout: 10 * second, socketTimeout: 10 * second};

/** Runs an action over a new connection. Nodemailer's own transports read a mail before they can send it. */
async function connected(
  {host, port, security, user, password: pass, from}: MailSettings,
  timeouts: typeof sendTimeouts,
  act?: (connection: SMTPConnection) => Promise<unknown>,
): Promise<void> {
  const connection = new SMTPConnection({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    name: from.split('@').at(-1),
    ...timeouts,
  });
  const broken = new Promise<never>((_, reject) => {
    connection.once('error', reject).once('end', () => reject(new Error('the connection closed')));
  });
  const run = async () => {
    await promisify(connection.connect.bind(connection))();
    if (user) await promisify(connection.login.bind(connection))({user, pass});
    await act?.(connection);
  };
  try {
    await Promise.race([broken, run()]);
  } finally {
    connection.on('error', () => undefined);
    connection.close();
  }
}

type SmtpError = Error & {code?: string; responseCode?: number; command?: string};

/** An error 5xx after one of these is about the message and permanent. Others (a password, a busy server) may pass. */
const messageCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const reasonOf = ({code, responseCode, command}: SmtpError) =>
  [responseCode, command, responseCode ? undefined : (code ?? 'connection closed')].filter(Boolean).join(' ');

function outcomeOf(error: SmtpError, marked: boolean): Outcome {
  const {responseCode, command = ''} = error;
  const reason = reasonOf(error);
  const isPermanent = responseCode !== undefined && responseCode >= 500 && messageCommands.has(command);
  return {did: marked && !responseCode ? 'unknown' : 'failed', reason, isPermanent};
}

/** Connects and logs in. Returns why the mail server would not accept mail now, or undefined. */
export const mailProblem = (settings: MailSettings): Promise<string | undefined> =>
  connected(settings, checkTimeouts).then(
    () => undefined,
    (error: unknown) => reasonOf(error as SmtpError),
  );

/** Sends the mail that a message becomes. `mark` is awaited before the last byte, the dot that ends the mail. */
const sending =
  (mailOf: (message: StoredMessage, settings: MailSettings) => Mail) =>
  (settings: MailSettings): Send =>
  async (message, mark) => {
    const mail = mailOf(message, settings);
    const content = await composed(mail, settings.from, message.receivedAt);
    let marked = false;
    async function* marking() {
      yield content;
      await mark();
      marked = true;
    }
    try {
      await connected(settings, sendTimeouts, (connection) =>
        promisify(connection.send.bind(connection))({from: settings.from, to: [mail.to]}, Readable.from(marking())),
      );
      return {did: 'sent'};
    } catch (error) {
      return outcomeOf(error as SmtpError, marked);
    }
  };

export const sendByMail = sending((message, {to}) => {
  const visitor = addressIn(message);
  return {
    to,
    replyTo: visitor ? {name: shortened(message.fields.name ?? ''), address: visitor} : undefined,
    subject: subjectOf(message),
    text: textOf(message),
    id: message.id,
    headers: {'Auto-Submitted': 'auto-generated'},
  };
});

/** Confirms a message to its sender. It repeats nothing that was typed, or anyone could have us mail it to others. */
export const sendConfirmation = sending((message) => {
  const success = forms.find(({name}) => name === message.form)?.success ?? '';
  return {
    to: confirmable(message) ?? '',
    replyTo: {name: company.name, address: `${company.mail.user}@${company.mail.domain}`},
    subject: messages.confirmationSubject({company: company.name}),
    text: messages.confirmation({success, company: company.name, url: company.url, id: message.id}),
    id: `confirmation-${message.id}`,
    headers: {'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All'},
  };
});
