import {FolderError} from '../features/contact/server/receiver/folder';
import {startReceiver, type Receiver} from '../features/contact/server/receiver/receiver';
import {receiverSettings, SettingsError} from '../features/contact/server/receiver/settings';
import {ensureFree} from './support/ports';
import {usageOf} from './support/commands';
import {Refusal} from './support/refusal';

async function start(): Promise<Receiver> {
  try {
    const settings = receiverSettings(process.cwd(), process.env);
    await ensureFree('127.0.0.1', settings.port, `MESSAGES_PORT=${settings.port + 1} npm run receive`);
    return await startReceiver(settings);
  } catch (error) {
    if (error instanceof SettingsError || error instanceof FolderError) throw new Refusal(error.message);
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
