import * as z from 'zod';
import {Refusal} from '../../../../content/refusal';
import {messagesKeptMonths} from '../../model/forms';
import {privatePath} from '../capture/formsFile';
import {messages} from '../messages';

/** One address without a name, as browsers validate it. */
export const plainAddress = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;

const usualPorts = {starttls: 587, tls: 465, none: 25};
const thisMachine = /^(localhost|127\.[\d.]+|::1|\[::1\])$/;

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const {protocol, hostname} = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && thisMachine.test(hostname));
}

type Issue = {path?: PropertyKey[] | undefined; input?: unknown};
const nameAndValue = ({path, input}: Issue) => ({name: String(path), value: String(input)});

const needed = (what: string) => z.string({error: (issue) => messages.missing({...nameAndValue(issue), what})});
const address = (what: string) =>
  needed(what).regex(plainAddress, {error: (issue) => messages.notOneAddress(nameAndValue(issue))});
const whole = (most: number) =>
  z
    .string()
    .refine((text) => Number.isInteger(Number(text)) && Number(text) > 0 && Number(text) <= most, {
      error: (issue) => messages.notWholeNumber({...nameAndValue(issue), most}),
    })
    .transform(Number);

const environment = z
  .object({
    SMTP_HOST: needed('the name of your mail server, such as smtp.example.com'),
    SMTP_SECURITY: z
      .enum(['starttls', 'tls', 'none'], {error: (issue) => messages.unknownSecurity(nameAndValue(issue))})
      .default('starttls'),
    SMTP_PORT: whole(65_535).optional(),
    SMTP_USER: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    MESSAGES_FROM: address('the address that the mails come from, at a domain that your mail server sends for'),
    MESSAGES_TO: address('the address that gets the messages'),
    MESSAGES_WEBHOOK: z.string().refine(isSafe, messages.unsafeWebhook).optional(),
    MESSAGES_CONFIRM: z.enum(['true', 'false'], {error: messages.notTrueOrFalse}).default('false'),
    MESSAGES_PORT: whole(65_535).default(8025),
    MESSAGES_LIMIT: whole(100_000).default(600),
    MESSAGES_MONTHS: whole(120).default(messagesKeptMonths),
  })
  .refine((env) => !env.SMTP_USER === !env.SMTP_PASSWORD, messages.incompleteAccount)
  .refine(({SMTP_SECURITY: security, SMTP_HOST: host}) => security !== 'none' || thisMachine.test(host), {
    error: ({input}) => messages.unencryptedHost({host: (input as {SMTP_HOST: string}).SMTP_HOST}),
  });

/** The folder of the messages, which is all that `--find`, `--export` and `--delete` need. */
export const messagesFolder = (siteDir: string, env: NodeJS.ProcessEnv): string =>
  privatePath(siteDir, 'MESSAGES_FOLDER', env.MESSAGES_FOLDER?.trim() || '.data/messages', 'folder');

/** Reads the settings of the receiver. Throws with everything that is wrong. A blank setting is not set. */
export function receiverSettings(siteDir: string, env: NodeJS.ProcessEnv) {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]);
  const {data, error} = environment.safeParse(Object.fromEntries(trimmed));
  if (error) throw new Refusal(error.issues.map(({message}) => message).join('\n'));
  return {
    port: data.MESSAGES_PORT,
    folder: messagesFolder(siteDir, env),
    months: data.MESSAGES_MONTHS,
    mail: {
      host: data.SMTP_HOST,
      port: data.SMTP_PORT ?? usualPorts[data.SMTP_SECURITY],
      security: data.SMTP_SECURITY,
      user: data.SMTP_USER,
      password: data.SMTP_PASSWORD,
      from: data.MESSAGES_FROM,
      to: data.MESSAGES_TO,
    },
    webhook: data.MESSAGES_WEBHOOK,
    /** Whether the sender gets a confirmation by mail. */
    confirms: data.MESSAGES_CONFIRM === 'true',
    /** How many forms an address can send in ten minutes, and how many all addresses together can. */
    limits: {perSender: 10, total: data.MESSAGES_LIMIT},
  };
}

export type Settings = ReturnType<typeof receiverSettings>;
