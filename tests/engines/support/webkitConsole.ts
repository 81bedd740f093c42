import {spawn} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {hiddenScreen} from './xvfb';

/** The browser that comes with the driver: each system keeps it elsewhere. */
function miniBrowser(): string {
  const folders = ['/usr/libexec', '/usr/lib', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  const files = folders.flatMap((folder) =>
    ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
  );
  const found = files.find(existsSync);
  if (!found) throw new Error('There is no MiniBrowser beside WebKitWebDriver.');
  return found;
}

/**
 * What WebKit itself writes to the console of some pages until their host has rested for a while. A browser that is
 * driven writes nothing, so this is one that is not: each page in a tab of its own.
 */
export async function consoleOf(addresses: readonly string[], restedFor: () => number): Promise<string[]> {
  const {env, end} = await hiddenScreen();
  const browser = spawn(miniBrowser(), ['--enable-write-console-messages-to-stdout=true', ...addresses], {env});
  let said = '';
  const hear = (chunk: Buffer) => (said += chunk.toString());
  browser.stdout.on('data', hear);
  browser.stderr.on('data', hear);
  do await sleep(500);
  while (restedFor() < 2500);
  browser.kill();
  end();
  return said.split('\n').filter((line) => line.includes('CONSOLE'));
}
