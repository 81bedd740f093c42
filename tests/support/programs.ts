import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {Refusal} from '../../src/content/refusal';

type Program = {
  /** Possible names. The first one on the PATH is used. */
  names: readonly string[];
  /** The Debian packages that install it. */
  packages: readonly string[];
  /** Another program, or a file, that it needs; or `root`. */
  needs?: string;
};

/** Programs without which some tests are skipped. */
const programs = {
  nginx: {
    names: ['nginx'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    needs: '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf',
  },
  postfix: {names: ['postfix'], packages: ['postfix'], needs: 'root'},
  rsync: {names: ['rsync'], packages: ['rsync']},
  java: {names: ['java'], packages: ['default-jre-headless']},
  firefox: {names: ['firefox-esr', 'firefox'], packages: ['firefox-esr']},
  // WebKit has no headless mode, so it gets a virtual screen.
  webkit: {names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver', 'xvfb'], needs: 'Xvfb'},
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

export function onPath(name: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  // Debian installs servers in folders that are only on the PATH of root.
  const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8', env: {...process.env, PATH}}).trim();
  } catch {
    return undefined;
  }
}

/** What a command for root begins with. */
export const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

function isThere(need: string): boolean {
  if (need === 'root') return asRoot.length === 0 || spawnSync('sudo', ['-n', 'true']).status === 0;
  return need.startsWith('/') ? existsSync(need) : onPath(need) !== undefined;
}

export function findProgram(name: ProgramName): string | undefined {
  const {names, needs}: Program = programs[name];
  if (needs && !isThere(needs)) return undefined;
  return names.map(onPath).find(Boolean);
}

export const packagesOf = (names: readonly ProgramName[]): readonly string[] =>
  names.flatMap((name) => programs[name].packages);

export function needProgram(name: ProgramName): string {
  const found = findProgram(name);
  if (found) return found;
  throw new Refusal(`${name} is not installed. Install ${packagesOf([name]).join(' and ')}.`);
}

/** `test`, skipped where one of the programs is missing. `npm test` says which, and how to install them. */
export const testWith = (...names: ProgramName[]): jest.It => (names.every(findProgram) ? test : test.skip);
