import {startReceiver, type Receiver} from '../features/contact/server/receiver/receiver';
import {receiverSettings, StartError} from '../features/contact/server/receiver/settings';
import {usageOf} from './support/commands';
import {Refusal} from './support/refusal';

async function start(): Promise<Receiver> {
  try {
    return await startReceiver(receiverSettings(process.cwd(), process.env));
  } catch (error) {
    if (error instanceof StartError) throw new Refusal(error.message);
    throw error;
  }
}

/** `npm run receive`: takes the forms on a server of one's own and delivers them, until it is stopped. */
export default async function receive(args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new Refusal(usageOf('receive'));
  const receiver = await start();
  // Node itself answers to SIGUSR1, and SIGHUP means that the terminal is gone.
  process.on('SIGUSR2', () => void receiver.again());
  return new Promise((resolve) => {
    const stop = () => void receiver.stop().then(() => resolve(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
