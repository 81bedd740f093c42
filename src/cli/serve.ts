import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildServer} from '../tools/serve/buildServer';
import {formsFile} from '../features/contact/server/capture/formCapture';
import build from './build';
import {Refusal} from '../content/refusal';
import {readArguments, readPort} from './support/readArguments';
import {chatSettings} from '../company/chat';

export const help = {
  usage: ['npm run serve', 'npm run serve -- --port 4200'],
  does: 'Serves build/ as the host would.',
};

export default async function serve(args: readonly string[]): Promise<number> {
  const host = process.env.HOST ?? '127.0.0.1';
  const {values} = readArguments(help, args, {port: {type: 'string'}});
  const port = readPort(values.port, 4173);
  chatSettings(process.env);
  const file = formsFile(process.cwd());
  const folder = path.resolve('build');
  if (!existsSync(path.join(folder, 'index.html'))) {
    console.log('There is no build/ yet. Building it first.');
    const code = await build([]);
    if (code !== 0) return code;
  }
  const server = buildServer({folder, formsFile: file});
  return new Promise((resolve, reject) => {
    server.on('error', ({message}) => {
      const instead = `Try another port: npm run serve -- --port ${port + 1}`;
      reject(new Refusal(`The server cannot start (${message}). ${instead}`));
    });
    server.listen(port, host, () => {
      console.log(`The site is at http://${host}:${port}, and its forms go to ${file}. Press Ctrl+C to stop.`);
    });
    const stop = () => {
      server.close(() => {
        resolve(0);
      });
      // A message that is being stored may finish; idle connections are closed after a second.
      setTimeout(() => {
        server.closeAllConnections();
      }, 1000).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  });
}
