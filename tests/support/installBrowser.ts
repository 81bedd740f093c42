import {chromium} from '@playwright/test';
import {existsSync, readFileSync} from 'node:fs';
import {findBrowser, succeeds} from './browser';
import {onPath} from './programs';

const isRoot = process.getuid?.() === 0;
const isUbuntu = () => existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));

export const hasApt = process.platform === 'linux' && onPath('apt-get') !== undefined;
const mayInstallPackages = () => hasApt && (isRoot || succeeds('sudo', ['-n', 'true']));

const playwright = (...args: string[]) =>
  succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', ...args, 'chromium']);

function installPackage(name: string): void {
  const apt = (...args: string[]) => {
    const all = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return succeeds(all[0] ?? '', all.slice(1));
  };
  const install = ['install', '-y', '--no-install-recommends', name];
  if (apt(...install)) return;
  apt('update');
  // apt installs nothing while another package lacks something.
  apt('install', '-y', '--fix-broken', '--no-remove');
  apt(...install);
}

/** Ways to a browser: the next one is tried if there is none after the last. */
const ways = [
  () => playwright('install'),
  // What was downloaded may lack libraries.
  () => existsSync(chromium.executablePath()) && mayInstallPackages() && playwright('install-deps'),
  () => mayInstallPackages() && installPackage('chromium'),
];

/** The browser of the tests, which is installed if there is none. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chrome, Chromium or Edge is installed. Installing Chromium …');
  for (const install of ways) {
    install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}

/** What installs a browser on this system. Ubuntu's package only names another. */
export const browserCommand = (): string =>
  hasApt && !isUbuntu() ? 'sudo apt-get install chromium' : 'npx playwright install --with-deps chromium';
