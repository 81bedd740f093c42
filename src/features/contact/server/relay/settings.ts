import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';

/** One address without a name, as browsers validate it. */
export const plainAddress = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;

/** Reads the settings of the relay. Throws with everything that is wrong, but without the URL's password. */
export function relaySettings(env: NodeJS.ProcessEnv) {
  const read = (name: string, fallback = '') => env[name]?.trim() || fallback;
  const [mailServer, from, to] = [read('SMTP_URL'), read('MESSAGES_FROM'), read('MESSAGES_TO')];
  const [host, port] = [read('HOST', '127.0.0.1'), Number(read('PORT', '8025'))];
  const problems = [
    /^smtps?:\/\/[^/]/.test(mailServer) && URL.canParse(mailServer) ? '' : messages.notAMailServer,
    plainAddress.test(from) ? '' : messages.notAnAddress({name: 'MESSAGES_FROM', what: 'the mails come from'}),
    plainAddress.test(to) ? '' : messages.notAnAddress({name: 'MESSAGES_TO', what: 'gets the messages'}),
    port < 65_536 ? '' : messages.notAPort,
  ].filter(Boolean);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return {mailServer, from, to, host, port};
}

export type Settings = ReturnType<typeof relaySettings>;
