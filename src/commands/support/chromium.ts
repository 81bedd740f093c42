import {existsSync} from 'node:fs';
import {Refusal} from './refusal';
import {installWithApt, onPath, succeeds} from './systemPackages';

export type Chromium = {path: string; from: string};

/** Chromium refuses its sandbox to root; the rest keeps it quiet: no graphics card, no calls home. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const starts = (path: string): boolean => succeeds(path, ['--version']);

function fromPath(): Chromium | undefined {
  for (const name of names) {
    const path = onPath(name);
    if (path && starts(path)) return {path, from: 'found on the PATH'};
  }
  return undefined;
}

async function downloaded(): Promise<Chromium | undefined> {
  // Loaded late, since it is large and most machines have a Chromium.
  const {chromium} = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && starts(path) ? {path, from: "Playwright's own download"} : undefined;
}

/** The Chromium that CHROME_PATH names, or one on the PATH. */
export function findChromium(): Chromium | undefined {
  const named = process.env.CHROME_PATH;
  if (!named) return fromPath();
  if (starts(named)) return {path: named, from: 'named by CHROME_PATH'};
  throw new Refusal(`CHROME_PATH names ${named}, which does not start. Name a Chromium, or unset CHROME_PATH.`);
}

function fromApt(): Chromium | undefined {
  if (!installWithApt('chromium')) return undefined;
  const found = fromPath();
  return found && {...found, from: 'installed with apt-get'};
}

async function download(): Promise<Chromium | undefined> {
  const cli = require.resolve('@playwright/test/cli');
  return succeeds(process.execPath, [cli, 'install', 'chromium']) ? downloaded() : undefined;
}

/** A Chromium that is there, or else one from the system's package manager, or else Playwright's own download. */
export async function ensureChromium(say: (sentence: string) => void): Promise<Chromium> {
  const present = findChromium() ?? (await downloaded());
  if (present) return present;
  say('No Chromium here yet: installing one, a few minutes once.');
  const installed = fromApt() ?? (await download());
  if (installed) return installed;
  throw new Refusal(
    'The browser tests need a Chromium and none could be found, installed or downloaded. ' +
      'Install chromium, or name one with CHROME_PATH, then try again.',
  );
}
