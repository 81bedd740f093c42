import {messagesKeptMonths} from '../../model/forms';
import {privatePlace} from '../capture/formsFile';
import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';
import type {Limits} from './limits';
import {plainAddress, type MailSettings} from './mail';

export type Settings = {
  port: number;
  folder: string;
  months: number;
  mail: MailSettings;
  webhook?: string | undefined;
  limits: Limits;
};

const securities = ['starttls', 'tls', 'none'] as const;
const usualPorts = {starttls: '587', tls: '465', none: '25'};
const thisMachine = /^(localhost|127\.[\d.]+|::1|\[::1\])$/;

function reader(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const whole = (name: string, fallback: string, most: number): number => {
    const value = Number(env[name] || fallback);
    if (Number.isInteger(value) && value > 0 && value <= most) return value;
    problems.push(messages.notWhole({name, value: env[name] ?? '', most}));
    return 0;
  };
  const needed = (name: string, what: string): string => {
    const value = env[name]?.trim() ?? '';
    if (!value) problems.push(messages.missing({name, what}));
    return value;
  };
  const address = (name: string, what: string): string => {
    const value = needed(name, what);
    if (value && !plainAddress.test(value)) problems.push(messages.notOneAddress({name, value}));
    return value;
  };
  return {problems, whole, needed, address};
}

function mailSettings(env: NodeJS.ProcessEnv, read: ReturnType<typeof reader>): MailSettings {
  const {problems, whole, needed, address} = read;
  const host = needed('SMTP_HOST', 'the name of your mail server, such as smtp.example.com');
  const value = env.SMTP_SECURITY || 'starttls';
  const security = securities.find((known) => known === value) ?? 'starttls';
  if (value !== security) problems.push(messages.unknownSecurity({value}));
  if (security === 'none' && host && !thisMachine.test(host)) problems.push(messages.inTheClear({host}));
  const {SMTP_USER: user, SMTP_PASSWORD: password} = env;
  if (Boolean(user) !== Boolean(password)) problems.push(messages.halfAccount);
  return {
    host,
    port: whole('SMTP_PORT', usualPorts[security], 65_535),
    security,
    user: user || undefined,
    password: password || undefined,
    from: address('MESSAGES_FROM', 'the address that the mails come from, at a domain that your mail server sends for'),
    to: address('MESSAGES_TO', 'the address that gets the messages'),
  };
}

function webhook({MESSAGES_WEBHOOK: address}: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  if (!address) return undefined;
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && thisMachine.test(parsed.hostname));
  if (!isSafe) problems.push(messages.unsafeWebhook);
  return address;
}

/** Reads the settings of the receiver, or says everything that is wrong with them at once. */
export function receiverSettings(siteDir: string, env: NodeJS.ProcessEnv): Settings {
  const read = reader(env);
  const {problems, whole} = read;
  let folder = '';
  try {
    folder = privatePlace(siteDir, 'MESSAGES_FOLDER', env.MESSAGES_FOLDER || '.data/messages', 'folder');
  } catch (error) {
    problems.push((error as Error).message);
  }
  const settings = {
    port: whole('MESSAGES_PORT', '8025', 65_535),
    folder,
    months: whole('MESSAGES_MONTHS', String(messagesKeptMonths), 120),
    mail: mailSettings(env, read),
    webhook: webhook(env, problems),
    limits: {each: 10, all: whole('MESSAGES_LIMIT', '600', 100_000)},
  };
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return settings;
}
