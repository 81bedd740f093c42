import {relaySettings} from '../features/contact/server/relay/settings';
import {startRelay} from '../features/contact/server/relay/relay';
import {readArguments} from './support/readArguments';

export const help = {
  usage: ['npm run receive'],
  does: 'On your own server, hands each form to a mail server, and says success once that has accepted it. The settings come from the environment.',
};

export default async function receive(args: readonly string[]): Promise<number> {
  readArguments(help, args, {});
  const relay = await startRelay(relaySettings(process.env));
  return new Promise((resolve) => {
    const stop = () => void relay.stop().then(() => resolve(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
