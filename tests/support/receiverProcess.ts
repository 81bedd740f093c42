import type {Settings} from '@site/src/features/contact/server/receiver/settings';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {root} from './files';

export type ReceiverProcess = {child: ChildProcess; port: number; kill: () => Promise<unknown>};

/** Runs the receiver in a process of its own, which SIGKILL can end. Its clock is `ahead` milliseconds fast. */
export async function startReceiverProcess(settings: Settings, ahead = 0): Promise<ReceiverProcess> {
  const script = `
    const {now} = Date;
    Date.now = () => now() + ${ahead};
    const jiti = require('jiti')(process.cwd(), {interopDefault: true, alias: {'@site': process.cwd()}});
    jiti('./src/features/contact/server/receiver/receiver.ts').startReceiver(${JSON.stringify(settings)});`;
  const child = spawn(process.execPath, ['-e', script], {cwd: root, stdio: ['ignore', 'pipe', 'inherit']});
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const {port} = JSON.parse(output.toString()) as {port: number};
  const kill = () => {
    child.kill('SIGKILL');
    return once(child, 'exit');
  };
  return {child, port, kill};
}
