import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';

export type Cost = {
  code: number;
  output: string;
  wallMs: number;
  /** Of the process and all it started, summed up. */
  cpuMs: number;
  /** The largest sum of memory at one moment; undefined where the system does not tell. */
  peakBytes: number | undefined;
};

type Process = {id: number; parent: number; pages: number};

const pageSize = 4096;
/** Often enough for a build of seconds, and little work itself. */
const interval = 100;

function processOf(id: number): Process[] {
  try {
    const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1]);
    const pages = Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]);
    return [{id, parent, pages}];
  } catch {
    // It ended between two looks.
    return [];
  }
}

/** Memory of a process and of all below it, in bytes. */
function memoryBelow(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)));
  const family = new Set([root]);
  // A set that grows while it is walked is walked to its end.
  for (const parent of family) {
    for (const {id, parent: own} of processes) if (own === parent) family.add(id);
  }
  return processes.filter(({id}) => family.has(id)).reduce((sum, {pages}) => sum + pages * pageSize, 0);
}

const clock = (text: string) => {
  const [, minutes = 0, seconds = 0] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return (Number(minutes) * 60 + Number(seconds)) * 1000;
};

/** Runs a Node script and tells what it cost. The shell around it knows the time of everything that it started. */
export function measured(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Cost> {
  const start = performance.now();
  const command = '"$@"; code=$?; times >&3; exit $code';
  const child = spawn('sh', ['-c', command, 'sh', process.execPath, script, ...args], {
    env: {...process.env, FORCE_COLOR: '0', ...env},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let times = '';
  let peak = 0;
  const [, stdout, stderr, clocks] = child.stdio;
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  clocks?.on('data', (chunk: Buffer) => (times += chunk.toString()));
  const tells = existsSync('/proc/self/statm');
  const timer = setInterval(() => {
    if (tells && child.pid) peak = Math.max(peak, memoryBelow(child.pid));
  }, interval);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      // The shell's own line, then that of its children: user time and system time.
      const [user = '', system = ''] = (times.split('\n')[1] ?? '').split(' ');
      resolve({
        code: code ?? 1,
        output,
        wallMs: performance.now() - start,
        cpuMs: clock(user) + clock(system),
        peakBytes: tells ? peak : undefined,
      });
    });
  });
}
