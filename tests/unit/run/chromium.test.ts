/** @jest-environment node */
import path from 'node:path';
import {machine as bareMachine} from '../../support/machine';

function machine() {
  const {bin, put, ask} = bareMachine();
  const find = (env: NodeJS.ProcessEnv = {}) =>
    // Playwright's own download fails at once when its folder is a file.
    ask(
      'tests/run/chromium.ts',
      '{ensureChromium}',
      'ensureChromium(console.log).then(({from}) => console.log(from), (error) => console.log(error.message))',
      {CHROME_PATH: '', PLAYWRIGHT_BROWSERS_PATH: path.join(bin, 'sh'), ...env},
    );
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
