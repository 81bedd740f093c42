// cspell:ignore Omnibox
import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {asRoot, onPath} from './programs';

/** Two popups of the address bar, which each load a page per window, and the features that Playwright disables. */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'HttpsUpgrades'],
  ...['DestroyProfileOnBrowserClose', 'AvoidCorsURLLoaderRestartOnRedirect', 'PaintHolding', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

const succeeds = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {stdio: 'ignore', timeout: 600_000}).status === 0;

const isLinux = process.platform === 'linux';

/** On Linux, Chromium's sandbox needs user namespaces and refuses to run as root. */
export const hasSandbox = !isLinux || (asRoot.length > 0 && succeeds('unshare', ['--user', '--map-root-user', 'true']));

export const chromiumFlags: readonly string[] = [
  ...(hasSandbox ? [] : ['--no-sandbox']),
  '--disable-gpu',
  `--disable-features=${disabledFeatures.join()}`,
];

/** Where Debian's Chromium is unpacked for a user who may not install packages. */
const own = path.join(homedir(), '.cache/chromium-for-tests');

/** The browser of the tests: the one in CHROME_PATH, then one on the PATH, then Playwright's own, then an unpacked one. */
export function findBrowser(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  const candidates = [process.env.CHROME_PATH, ...names.map(onPath), chromium.executablePath(), `${own}/chromium`];
  // A downloaded browser may lack libraries, and Ubuntu's package may be a script that only names another.
  return candidates.find((file) => file && existsSync(file) && (!isLinux || succeeds(file, ['--version'])));
}

const hasApt = isLinux && onPath('apt-get') !== undefined;

const playwright = (...args: string[]) =>
  succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', ...args, 'chromium']);

const apt = (...args: string[]) => hasApt && succeeds('env', [...asRoot, 'apt-get', ...args]);

const aptInstall = (...more: string[]) => apt('install', '-y', '--no-install-recommends', ...more);

/** Downloads Debian's Chromium with all that it needs, and unpacks it into a folder, which needs no rights. */
const unpack = `
  mkdir -p "$0/lists/partial" "$0/archives/partial" && cd "$0"
  apt="apt-get -o Dir::State::Lists=$0/lists -o Dir::Cache=$0 -o Dir::State::status=/dev/null -o Debug::NoLocking=1"
  $apt update && $apt install -y --download-only --no-install-recommends chromium
  for package in archives/*.deb; do dpkg -x "$package" root; done
  printf '#!/bin/sh\nLD_LIBRARY_PATH="%s" XDG_DATA_HOME="%s" exec "%s" "$@"' "$0/root/usr/lib/$(uname -m)-linux-gnu" \
    "$0/root/usr/share" "$0/root/usr/lib/chromium/chromium" > chromium && chmod +x chromium`;

/** Ways to a browser. The next one is tried if there is none after the last. */
const ways = [
  () => playwright(),
  () => aptInstall('chromium'),
  // apt installs nothing while another package lacks something.
  () => apt('update') && aptInstall('--fix-broken', '--no-remove') && aptInstall('chromium'),
  () => playwright('--with-deps'),
  () => hasApt && succeeds('sh', ['-c', unpack, own]),
];

/** The browser of the tests, which is installed if there is none. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chrome or Chromium is installed. Installing Chromium …');
  for (const install of ways) {
    install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}

/** What installs a browser on this system. */
export const browserCommand = hasApt ? 'sudo apt-get install chromium' : 'npx playwright install --with-deps chromium';
