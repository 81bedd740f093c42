import {startReceiver} from '../features/contact/server/receiver/receiver';
import {receiverSettings} from '../features/contact/server/receiver/settings';
import {readArguments} from './support/readArguments';

export default async function receive(args: readonly string[]): Promise<number> {
  readArguments('receive', args, {});
  const receiver = await startReceiver(receiverSettings(process.cwd(), process.env));
  // Node reserves SIGUSR1 for its debugger, and SIGHUP means that the terminal has closed.
  process.on('SIGUSR2', () => void receiver.again());
  return new Promise((resolve) => {
    const stop = () => void receiver.stop().then(() => resolve(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
