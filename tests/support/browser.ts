// cspell:ignore Omnibox LOCALAPPDATA
import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../src/content/refusal';
import {givenPath, onPath} from './programs';

/** Two popups of the address bar, which each load a page per window, and the features that Playwright disables. */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'HttpsUpgrades'],
  ...['DestroyProfileOnBrowserClose', 'AvoidCorsURLLoaderRestartOnRedirect', 'PaintHolding', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

export const succeeds = (command: string, args: readonly string[]): boolean =>
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

const inEach = (folders: readonly (string | undefined)[], names: readonly string[]) =>
  folders.filter((folder) => folder !== undefined).flatMap((folder) => names.map((name) => path.join(folder, name)));

const {HOME = '', LOCALAPPDATA, PROGRAMFILES} = process.env;

/** Where Chrome, Chromium and Edge are on each system. */
const places: Partial<Record<NodeJS.Platform, () => readonly (string | undefined)[]>> = {
  linux: () => [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'].map(onPath),
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
  ],
  darwin: () =>
    inEach(
      ['/Applications', path.join(HOME, 'Applications')],
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`),
    ),
  win32: () =>
    inEach(
      [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA],
      [
        'Google/Chrome/Application/chrome.exe',
        'Chromium/Application/chrome.exe',
        'Microsoft/Edge/Application/msedge.exe',
      ],
    ),
};

/** On Linux, a downloaded browser may lack libraries, and Ubuntu's package may be a script that only names another. */
const starts = (program: string) => process.platform !== 'linux' || succeeds(program, ['--version']);

/** The browser of the tests: the one in CHROME_PATH, then an installed one, then Playwright's own. */
export function findBrowser(): string | undefined {
  const candidates = [...(places[process.platform]?.() ?? []), chromium.executablePath()];
  return (
    givenPath('CHROME_PATH', 'Chrome or Chromium') ??
    candidates.find((program) => program && existsSync(program) && starts(program))
  );
}

export function needBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  throw new Refusal('No Chrome, Chromium or Edge was found. `npm test` installs one.');
}
