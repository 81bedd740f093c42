import {existsSync} from 'node:fs';
import {Refusal} from '../../src/cli/support/refusal';
import {installWithApt, onPath, succeeds} from './systemPackages';

export type Chromium = {path: string; from: string};

/** Chromium does not start as root with its sandbox; the other flags turn off the GPU and calls home. */
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
  // Loaded late, because it is large and most machines have a Chromium.
  const {chromium} = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && starts(path) ? {path, from: "Playwright's own download"} : undefined;
}

/** The Chromium that CHROME_PATH names, or one on the PATH. */
export function findChromium(): Chromium | undefined {
  const named = process.env.CHROME_PATH;
  if (!named) return fromPath();
  if (starts(named)) return {path: named, from: 'named by CHROME_PATH'};
  throw new Refusal(`CHROME_PATH is ${named}, which does not start. Set it to a Chromium, or unset it.`);
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

/** An installed Chromium, or else one from the system's package manager, or else Playwright's own download. */
export async function ensureChromium(say: (sentence: string) => void): Promise<Chromium> {
  const present = findChromium() ?? (await downloaded());
  if (present) return present;
  say('No Chromium found; installing one, which takes a few minutes.');
  const installed = fromApt() ?? (await download());
  if (installed) return installed;
  throw new Refusal(
    'The browser tests need a Chromium, and none could be found, installed or downloaded. ' +
      'Install chromium, or set CHROME_PATH, then try again.',
  );
}
