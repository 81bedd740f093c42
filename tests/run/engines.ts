import {Refusal} from '../../src/cli/support/refusal';
import {installWithApt, onPath, succeeds} from './systemPackages';

/** The engines beside Chromium, each with the programs that drive it and the Debian packages that bring them. */
const engines = {
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr'],
  },
  // It has no mode without a screen, so it gets one that nobody sees.
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];
export type FoundEngine = {path: string; from: string};

const starts = (path: string) => succeeds(path, ['--version']);

/** The program that its variable names, or one on the PATH. */
export function findEngine(name: EngineName): FoundEngine | undefined {
  const {title, variable, programs} = engines[name];
  const named = process.env[variable];
  if (named && !starts(named))
    throw new Refusal(`${variable} is ${named}, which does not start. Set it to a ${title}, or unset it.`);
  const [path, ...others] = programs.map((names) => names.map(onPath).find(Boolean));
  if (others.includes(undefined)) return undefined;
  if (named) return {path: named, from: `named by ${variable}`};
  return path ? {path, from: 'found on the PATH'} : undefined;
}

/** An installed engine, or else one from the system's package manager. */
function ensureEngine(name: EngineName, say: (sentence: string) => void): FoundEngine | undefined {
  const present = findEngine(name);
  if (present) return present;
  const {title, packages} = engines[name];
  say(`No ${title} found; installing one.`);
  const installed = installWithApt(...packages) ? findEngine(name) : undefined;
  return installed && {...installed, from: 'installed with apt-get'};
}

/** What can be tested here, and a sentence about each engine that is not to be had. */
export function enginesToTest(say: (sentence: string) => void): {found: EngineName[]; missing: string[]} {
  const found: EngineName[] = [];
  const missing: string[] = [];
  for (const name of engineNames) {
    const engine = ensureEngine(name, say);
    if (engine) {
      found.push(name);
      say(`engines: ${engine.path} (${engine.from})`);
      continue;
    }
    const {title, packages} = engines[name];
    const sentence = `engines: ${title} is not tested, because it could not be found or installed (${packages.join(', ')}).`;
    missing.push(sentence);
    say(sentence);
  }
  return {found, missing};
}
