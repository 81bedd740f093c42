import type {Settings} from '@site/src/features/contact/server/receiver/settings';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {root} from '../../../support/files';

export type ReceiverProcess = {
  child: ChildProcess;
  port: number;
  /** Sets how many milliseconds the date is ahead. */
  setAhead: (ahead: number) => void;
  kill: () => Promise<unknown>;
};

/** Runs the receiver in a process of its own, which SIGKILL can end. Its date is `ahead` milliseconds fast. */
export async function startReceiverProcess(settings: Settings, ahead = 0): Promise<ReceiverProcess> {
  const script = `
    let ahead = ${ahead};
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...args) { super(...(args.length > 0 ? args : [Real.now() + ahead])); }
      static now() { return Real.now() + ahead; }
    };
    process.on('message', (next) => { ahead = next; }).channel.unref();
    const jiti = require('jiti')(process.cwd(), {interopDefault: true, alias: {'@site': process.cwd()}});
    jiti('./src/features/contact/server/receiver/receiver.ts').startReceiver(${JSON.stringify(settings)})
      .then(({again}) => process.on('SIGUSR2', again), (error) => { console.log(error.message); process.exit(1); });`;
  const child = spawn(process.execPath, ['-e', script], {cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc']});
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const listening = /"listening","port":(\d+)/.exec(output);
      if (listening) resolve(Number(listening[1]));
    });
    child.once('exit', () => reject(new Error(output)));
  });
  const kill = () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve();
    child.kill('SIGKILL');
    return ended;
  };
  return {child, port, setAhead: (by) => void child.send(by), kill};
}
