import * as z from 'zod';
import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';

/** One address without a name, as browsers validate it. */
export const plainAddress = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;

const isMailServer = (url: string) => URL.canParse(url) && /^smtps?:\/\/[^/]/.test(url);

const address = (name: string, what: string) =>
  z.string({error: messages.missing({name, what})}).regex(plainAddress, messages.notOneAddress({name}));

// The URL may contain a password, so no message repeats it.
const environment = z.object({
  SMTP_URL: z
    .string({error: messages.missing({name: 'SMTP_URL', what: 'your mail server, such as smtp://127.0.0.1:25'})})
    .refine(isMailServer, messages.notAMailServer),
  MESSAGES_FROM: address('MESSAGES_FROM', 'the address that the mails come from'),
  MESSAGES_TO: address('MESSAGES_TO', 'the address that gets the messages'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, messages.notAPort)
    .default('8025')
    .transform(Number),
});

/** Reads the settings of the relay. Throws with everything that is wrong. A blank setting is not set. */
export function relaySettings(env: NodeJS.ProcessEnv) {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]);
  const {data, error} = environment.safeParse(Object.fromEntries(trimmed));
  if (error) throw new Refusal(error.issues.map(({message}) => message).join('\n'));
  return {mailServer: data.SMTP_URL, from: data.MESSAGES_FROM, to: data.MESSAGES_TO, host: data.HOST, port: data.PORT};
}

export type Settings = ReturnType<typeof relaySettings>;
