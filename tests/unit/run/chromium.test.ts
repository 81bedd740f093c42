/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../support/files';

const finder = path.join(root, 'tests/run/chromium.ts');
const ask = `
  const {ensureChromium} = require('jiti')(${JSON.stringify(root)}, {interopDefault: true})(${JSON.stringify(finder)});
  ensureChromium(console.log).then(({from}) => console.log(from), (error) => console.log(error.message));
`;

/** A machine with only a shell and the programs that a test installs. */
function machine() {
  const bin = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  const put = (name: string, script: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(bin, name), 0o755);
    return path.join(bin, name);
  };
  symlinkSync('/bin/sh', path.join(bin, 'sh'));
  put('env', 'shift; exec "$@"');
  put('sudo', 'shift; exec "$@"');
  put('true', 'exit 0');
  const find = (env: NodeJS.ProcessEnv = {}) => {
    // Playwright's own download fails at once when its folder is a file.
    const given = {...process.env, CHROME_PATH: '', PATH: bin, PLAYWRIGHT_BROWSERS_PATH: path.join(bin, 'sh'), ...env};
    return spawnSync(process.execPath, ['-e', ask], {cwd: root, env: given, encoding: 'utf8'}).stdout.trim();
  };
  return {bin, put, find};
}

const installing = 'No Chromium found; installing one, which takes a few minutes.';

describe('the Chromium of the browser tests', () => {
  test('is the one that CHROME_PATH names', () => {
    const {put, find} = machine();
    expect(find({CHROME_PATH: put('my-chrome', 'exit 0')})).toBe('named by CHROME_PATH');
  });

  test('is refused if CHROME_PATH names one that does not start', () => {
    expect(machine().find({CHROME_PATH: '/no/chrome'})).toBe(
      'CHROME_PATH is /no/chrome, which does not start. Set it to a Chromium, or unset it.',
    );
  });

  test('is one on the PATH', () => {
    const {put, find} = machine();
    put('google-chrome', 'exit 0');
    expect(find()).toBe('found on the PATH');
  });

  test('is never one that does not start', () => {
    const {put, find} = machine();
    put('chromium', 'exit 1');
    put('google-chrome', 'exit 0');
    expect(find()).toBe('found on the PATH');
  });

  test('is installed with apt-get when there is none', () => {
    const {bin, put, find} = machine();
    put('ready', 'exit 0');
    put('apt-get', `case "$*" in *chromium) /bin/cp ${bin}/ready ${bin}/chromium;; esac`);
    expect(find()).toBe(`${installing}\ninstalled with apt-get`);
  });

  test('is reported as missing in one sentence if it cannot be installed', () => {
    expect(machine().find()).toBe(
      `${installing}\nThe browser tests need a Chromium, and none could be found, installed or downloaded. ` +
        'Install chromium, or set CHROME_PATH, then try again.',
    );
  });
});
