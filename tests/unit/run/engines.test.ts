/** @jest-environment node */
import {machine as bareMachine} from '../../support/machine';

function machine() {
  const {bin, put, ask} = bareMachine();
  const find = (env: NodeJS.ProcessEnv = {}) =>
    ask(
      'tests/run/engines.ts',
      '{enginesToTest}',
      'try { enginesToTest(console.log) } catch ({message}) { console.log(message) }',
      {FIREFOX_PATH: '', WEBKIT_DRIVER_PATH: '', ...env},
    ).split('\n');
  return {bin, put, find};
}

describe('the engines beside Chromium', () => {
  test('are those on the PATH; WebKit needs a screen too', () => {
    const {bin, put, find} = machine();
    put('firefox', 'exit 0');
    put('WebKitWebDriver', 'exit 0');
    put('Xvfb', 'exit 0');
    expect(find()).toEqual([
      `engines: ${bin}/firefox (found on the PATH)`,
      `engines: ${bin}/WebKitWebDriver (found on the PATH)`,
    ]);
  });

  test('are those that the environment names, and one that does not start is refused', () => {
    const {put, find} = machine();
    const named = put('my-firefox', 'exit 0');
    expect(find({FIREFOX_PATH: named})[0]).toBe(`engines: ${named} (named by FIREFOX_PATH)`);
    expect(find({FIREFOX_PATH: '/no/firefox'})).toEqual([
      'FIREFOX_PATH is /no/firefox, which does not start. Set it to a Firefox, or unset it.',
    ]);
  });

  test('are installed with apt-get when there is none, with all that they need', () => {
    const {bin, put, find} = machine();
    put('ready', 'exit 0');
    const copies = (...names: string[]) => names.map((name) => `/bin/cp ${bin}/ready ${bin}/${name}`).join(' && ');
    put(
      'apt-get',
      `case "$*" in
        *firefox-esr) ${copies('firefox-esr')};;
        *webkit2gtk-driver' 'xvfb) ${copies('WebKitWebDriver', 'Xvfb')};;
      esac`,
    );
    expect(find()).toEqual([
      'No Firefox found; installing one.',
      `engines: ${bin}/firefox-esr (installed with apt-get)`,
      'No WebKit found; installing one.',
      `engines: ${bin}/WebKitWebDriver (installed with apt-get)`,
    ]);
  });

  test('are reported in one sentence each where they cannot be had', () => {
    expect(machine().find()).toEqual([
      'No Firefox found; installing one.',
      'engines: Firefox is not tested, because it could not be found or installed (firefox-esr).',
      'No WebKit found; installing one.',
      'engines: WebKit is not tested, because it could not be found or installed (webkit2gtk-driver, xvfb).',
    ]);
  });
});
