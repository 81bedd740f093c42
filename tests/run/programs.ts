// cspell:ignore Omnibox
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {Refusal} from '../../src/content/refusal';

type Program = {
  /** Possible names. The first one on the PATH is used. */
  names: readonly string[];
  /** The environment variable with its path. */
  variable: string;
  /** The Debian packages that install it. */
  packages: readonly string[];
  /** Another program that it needs. */
  needs?: string;
};

/** System programs that some tests and the benchmark need. */
const programs = {
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROME_PATH',
    packages: ['chromium'],
  },
  firefox: {names: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH', packages: ['firefox-esr']},
  // WebKit has no headless mode, so it gets a virtual screen.
  webkit: {
    names: ['WebKitWebDriver'],
    variable: 'WEBKIT_DRIVER_PATH',
    packages: ['webkit2gtk-driver', 'xvfb'],
    needs: 'Xvfb',
  },
  nginx: {names: ['nginx'], variable: 'NGINX_PATH', packages: ['nginx-light']},
  buildah: {names: ['buildah'], variable: 'BUILDAH_PATH', packages: ['buildah']},
  openssl: {names: ['openssl'], variable: 'OPENSSL_PATH', packages: ['openssl']},
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** Two popups of the address bar, which each load a page per window, and the features that Playwright disables. */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'HttpsUpgrades'],
  ...['DestroyProfileOnBrowserClose', 'AvoidCorsURLLoaderRestartOnRedirect', 'PaintHolding', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

const succeeds = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {stdio: 'ignore', timeout: 600_000}).status === 0;

/** On Linux, Chromium's sandbox needs user namespaces and refuses to run as root. */
export const hasSandbox =
  process.platform !== 'linux' ||
  (process.getuid?.() !== 0 && succeeds('unshare', ['--user', '--map-root-user', 'true']));

/** All but the first turn off the GPU and background requests. */
export const chromiumFlags: readonly string[] = [
  ...(hasSandbox ? [] : ['--no-sandbox']),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join()}`,
];

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

/** The path of a program, from its environment variable or the PATH. */
export function findProgram(name: ProgramName): string | undefined {
  const {names, variable, needs}: Program = programs[name];
  const given = process.env[variable];
  if (given && !existsSync(given)) {
    throw new Refusal(`${variable} is ${given}, which does not exist. Set it to the path of ${name}, or unset it.`);
  }
  if (needs && !onPath(needs)) return undefined;
  return given ?? names.map(onPath).find(Boolean);
}

const installCommand = (packages: readonly string[]) => `sudo apt-get install ${packages.join(' ')}`;

/** A message about a missing program, with the command that installs it. */
export const missing = (name: ProgramName) =>
  `${name} is not installed. Install it with \`${installCommand(programs[name].packages)}\`, or set ${programs[name].variable}.`;

function install(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return succeeds(command, rest);
  };
  const all = ['install', '-y', '--no-install-recommends', ...packages];
  if (!apt(...all) && apt('update')) apt(...all);
}

/** Finds the program. In CI and with `--install`, a missing program is installed first. */
export function ensureProgram(name: ProgramName): string | undefined {
  const found = findProgram(name);
  if (found || !(process.env.CI || process.env.TEST_INSTALL)) return found;
  console.log(`Installing ${programs[name].packages.join(' and ')} …`);
  install(programs[name].packages);
  return findProgram(name);
}

export function needProgram(name: ProgramName): string {
  const found = ensureProgram(name);
  if (found) return found;
  throw new Refusal(missing(name));
}
