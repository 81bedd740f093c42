import {freePort} from '@site/src/cli/support/ports';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import path from 'node:path';
import {root} from '../../support/files';
import {messagesUntilKilled} from '../../support/faults';
import {ask, newFolder, storedIn} from '../../support/servers';

type Preview = {child: ChildProcess; port: number; formsFile: string};

/** `npm run preview` as an operator starts it, but without npm. It is ready once it has printed its address. */
async function startPreview(): Promise<Preview> {
  const port = await freePort();
  const formsFile = path.join(newFolder('preview'), 'forms.jsonl');
  const child = spawn(process.execPath, ['src/cli/run.mjs', 'preview', '--port', String(port)], {
    cwd: root,
    env: {...process.env, FORMS_FILE: formsFile},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {child, port, formsFile};
}

/** Its exit code; if it does not stop, it is killed and the result says so. */
async function codeOf(preview: ChildProcess): Promise<number | string> {
  const late = setTimeout(() => preview.kill('SIGKILL'), 10_000);
  const [code, signal] = (await once(preview, 'exit')) as [number | null, string | null];
  clearTimeout(late);
  return code ?? String(signal);
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'told to end by %s, it ends by itself, without waiting',
  async (signal) => {
    const {child: preview, port} = await startPreview();
    expect((await ask(port, '/')).status).toBe(200);
    // An idle connection does not keep it running.
    const lingering = connect(port, '127.0.0.1');
    lingering.on('error', () => undefined);
    await once(lingering, 'connect');
    preview.kill(signal);
    expect(await codeOf(preview)).toBe(0);
  },
  60_000,
);

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s in the middle of messages loses none that it stored',
  async (signal) => {
    const {child: preview, port, formsFile} = await startPreview();
    const ended = once(preview, 'exit');
    const acknowledged = await messagesUntilKilled(port, () => preview.kill(signal));
    await ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    expect(storedIn(formsFile).map(({fields}) => fields.message)).toEqual(expect.arrayContaining(acknowledged));
  },
  60_000,
);
