import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort, newFolder} from '../../support/servers';
import type {Engine, Key} from './test';

/** WebDriver's names of keys. */
const keys: Record<Key, string> = {Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', Tab: '\uE004'};

/** A virtual screen, and the environment in which WebKit starts on it with a fresh profile. */
async function hiddenScreen() {
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', screen, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  const home = newFolder('webkit');
  const folders = {HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home};
  // Without a graphics card, emulating one takes twice the time.
  const quick = {NO_AT_BRIDGE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1'};
  const env = {...process.env, DISPLAY: `:${String(number).trim()}`, LC_ALL: 'en_US.UTF-8', ...folders, ...quick};
  return {server, env};
}

type Send = <Value = unknown>(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** One driver serves one browser. */
async function session(driver: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const server: ChildProcess = spawn(driver, [`--port=${port}`], {env, stdio: 'ignore'});
  let path = '/session';
  const send = async <Value>(method: string, command: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, {method, body: body && JSON.stringify(body)});
    const {value} = (await answer.json()) as {value: Value & {message?: string}};
    if (!answer.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 200 && !(await send('GET', '/status').then(Boolean, () => false)); tries += 1)
    await sleep(50);
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const alwaysMatch = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {args}};
  const {sessionId} = await send<{sessionId: string}>('POST', path, {capabilities: {alwaysMatch}});
  path += `/${sessionId}`;
  return {
    send: ((method, command, body) => send(method, path + command, body)) as Send,
    async end() {
      await send('DELETE', path).catch(() => undefined);
      server.kill();
    },
  };
}

type Recording = Window & {recorded?: string[]};

/** WebKit reports no console messages to its driver, so the page records them. */
function recordConsole(): void {
  const page = window as Recording;
  if (page.recorded) return;
  const recorded: string[] = (page.recorded = []);
  for (const kind of ['log', 'info', 'warn', 'error'] as const)
    console[kind] = (...words: unknown[]) => recorded.push(`${kind}: ${words.map(String).join(' ')}`);
  addEventListener('error', ({message}) => recorded.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({reason}) => recorded.push(`uncaught: ${String(reason)}`));
}

/** WebKitGTK's MiniBrowser, through WebDriver. */
export async function webkit(driver: string): Promise<Engine> {
  const messages: string[] = [];
  const screen = await hiddenScreen();
  let browser = await session(driver, screen.env);
  return {
    async tab({width, height}) {
      // An idle session sometimes ends on its own.
      if (!(await browser.send('GET', '/window').then(Boolean, () => false))) {
        await browser.end();
        browser = await session(driver, screen.env);
      }
      const {send} = browser;
      const evaluate = (inPage: (...given: never[]) => unknown, ...args: unknown[]) =>
        send('POST', '/execute/sync', {script: `return (${String(inPage)}).apply(null, arguments)`, args});
      const main = await send('GET', '/window');
      const before = await send<string[]>('GET', '/window/handles');
      // A window without a bar can be as narrow as a phone.
      const features = `popup,width=${width},height=${height}`;
      await evaluate((wanted: string) => void window.open('about:blank', '_blank', wanted), features);
      const handles = await send<string[]>('GET', '/window/handles');
      await send('POST', '/window', {handle: handles.find((one) => !before.includes(one))});
      const act = (type: string, actions: object[]) => send('POST', '/actions', {actions: [{type, id: type, actions}]});
      const pointer = async (x: number, y: number, ...more: string[]) => {
        const pressed = more.map((type) => ({type, button: 0}));
        await act('pointer', [{type: 'pointerMove', x, y, duration: 0, origin: 'viewport'}, ...pressed]);
      };
      const type = async (values: readonly string[]) => {
        const strokes = values.flatMap((value) => ['keyDown', 'keyUp'].map((one) => ({type: one, value})));
        await act('key', strokes);
      };
      const gather = async () => {
        const recorded = await evaluate(() => (window as Recording).recorded?.splice(0) ?? []);
        messages.push(...(recorded as string[]));
      };
      return {
        async open(url) {
          // A new document has a new console.
          await gather();
          await send('POST', '/url', {url});
          await evaluate(recordConsole);
        },
        evaluate: evaluate as never,
        point: (x, y) => pointer(x, y),
        click: (x, y) => pointer(x, y, 'pointerDown', 'pointerUp'),
        type: (text) => type([...text]),
        press: (key) => type([keys[key]]),
        async close() {
          await gather();
          await send('DELETE', '/window');
          await send('POST', '/window', {handle: main});
        },
      };
    },
    messages: () => Promise.resolve(messages.splice(0)),
    async close() {
      await browser.end();
      screen.server.kill();
    },
  };
}
