import {messages} from '../features/contact/server/messages';
import {messagesOf, summaryOf} from '../features/contact/server/receiver/person';
import {startReceiver} from '../features/contact/server/receiver/receiver';
import {messagesFolder, receiverSettings} from '../features/contact/server/receiver/settings';
import {ask} from './support/ask';
import {readArguments} from './support/readArguments';
import {messages as cliMessages} from './support/messages';
import {Refusal} from '../content/refusal';

export const help = {
  usage: [
    'npm run receive',
    'npm run receive -- --find <email address or message ID>',
    'npm run receive -- --export <email address or message ID>',
    'npm run receive -- --delete <email address or message ID> [--yes]',
  ],
  does: "Accepts forms on your own server and delivers them by email. --find lists one person's messages, --export prints them as JSON, and --delete deletes them; all three also work while it runs. The settings come from the environment.",
};

const options = {
  find: {type: 'string'},
  export: {type: 'string'},
  delete: {type: 'string'},
  yes: {type: 'boolean'},
} as const;

async function listen(): Promise<number> {
  const receiver = await startReceiver(receiverSettings(process.cwd(), process.env));
  // Node reserves SIGUSR1 for its debugger, and SIGHUP means that the terminal has closed.
  process.on('SIGUSR2', () => void receiver.again());
  return new Promise((resolve) => {
    const stop = () => void receiver.stop().then(() => resolve(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

export default async function receive(args: readonly string[]): Promise<number> {
  const {values} = readArguments(help, args, options);
  const who = values.find ?? values.export ?? values.delete;
  if (who === undefined) return listen();
  const {found, mentions} = await messagesOf(messagesFolder(process.cwd(), process.env), who);
  if (values.export !== undefined) {
    console.log(
      JSON.stringify(
        found.map(({message, states}) => ({...message, deliveries: states})),
        null,
        2,
      ),
    );
    return 0;
  }
  const list = found.map(summaryOf);
  console.log([...list, messages.found({count: found.length, who})].join('\n'));
  if (mentions > 0) console.log(messages.mentions({count: mentions}));
  if (values.delete === undefined || found.length === 0) return 0;
  if (!values.yes && !ask) throw new Refusal(cliMessages.notInteractive);
  if (!values.yes && !/^y(es)?$/i.test((await ask?.(messages.askToDelete))?.trim() ?? '')) {
    console.log(cliMessages.canceled);
    return 1;
  }
  for (const {remove} of found) await remove();
  console.log(messages.deletedMessages({count: found.length}));
  return 0;
}
