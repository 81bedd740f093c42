import {messagesKeptMonths} from '../../model/forms';
import {privatePlace} from '../capture/store';
import type {Limits} from './limits';
import {plainAddress, type MailSettings} from './mail';

export type Settings = {
  port: number;
  folder: string;
  months: number;
  mail: MailSettings;
  webhook?: string;
  limits: Limits;
};

/** What is wrong with the settings, one sentence for each. */
export class SettingsError extends Error {}

const securities = ['starttls', 'tls', 'none'] as const;
const usualPorts = {starttls: '587', tls: '465', none: '25'};
const thisMachine = /^(localhost|127\.[\d.]+|::1|\[::1\])$/;

function reader(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const whole = (name: string, fallback: string, most: number): number => {
    const value = Number(env[name] || fallback);
    if (Number.isInteger(value) && value > 0 && value <= most) return value;
    problems.push(`${name} is "${env[name]}". Set it to a whole number from 1 to ${most}.`);
    return 0;
  };
  const address = (name: string, what: string): string => {
    const value = env[name]?.trim() ?? '';
    if (!value) problems.push(`${name} is missing. Set it to ${what}.`);
    else if (!plainAddress.test(value))
      problems.push(`${name} is "${value}". Set it to one email address, without a name.`);
    return value;
  };
  return {problems, whole, address};
}

function mailSettings(env: NodeJS.ProcessEnv, {problems, whole, address}: ReturnType<typeof reader>): MailSettings {
  const host = env.SMTP_HOST?.trim() ?? '';
  if (!host) problems.push('SMTP_HOST is missing. Set it to the name of your mail server, such as smtp.example.com.');
  const said = env.SMTP_SECURITY || 'starttls';
  const security = securities.find((known) => known === said) ?? 'starttls';
  if (said !== security) problems.push(`SMTP_SECURITY is "${said}". Set it to starttls, tls or none.`);
  if (security === 'none' && host && !thisMachine.test(host)) {
    problems.push(`SMTP_SECURITY is none, but ${host} is another machine. Set it to starttls or tls.`);
  }
  const {SMTP_USER: user, SMTP_PASSWORD: password} = env;
  if (Boolean(user) !== Boolean(password)) problems.push('Set both SMTP_USER and SMTP_PASSWORD, or neither.');
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

function webhook(env: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  const address = env.MESSAGES_WEBHOOK;
  if (!address) return undefined;
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  const safe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && thisMachine.test(parsed.hostname));
  // The address may hold a secret, so the sentence does not repeat it.
  if (!safe)
    problems.push('MESSAGES_WEBHOOK must be an address that begins with https://. Correct it, or leave it out.');
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
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}
