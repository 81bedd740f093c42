import {spawn} from 'node:child_process';
import {setTimeout as sleep} from 'node:timers/promises';
import {Builder, Capabilities, Key as Keys, Origin, type WebDriver} from 'selenium-webdriver';
import {freePort} from '@site/tests/support/servers';
import type {Engine, Key, View, Tab} from './engine';
import {hiddenScreen} from './xvfb';

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  Tab: Keys.TAB,
};

type Recording = Window & {recorded?: string[]};

/** WebKit reports no console messages to its driver, so the page records them. */
function recordConsole(): void {
  const page = window as Recording;
  if (page.recorded) return;
  const recorded: string[] = [];
  page.recorded = recorded;
  for (const kind of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[kind] = (...words: unknown[]) => recorded.push(`${kind}: ${words.map(String).join(' ')}`);
  addEventListener('error', ({message}) => recorded.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({reason}) => recorded.push(`uncaught: ${String(reason)}`));
}

function tabOf(driver: WebDriver, messages: string[], leave: () => Promise<void>): Tab {
  const pointer = () => driver.actions();
  const to = (x: number, y: number) => ({x, y, origin: Origin.VIEWPORT, duration: 0});
  const gather = async () => {
    const recorded = await driver.executeScript<string[]>(() => (window as Recording).recorded?.splice(0) ?? []);
    messages.push(...recorded);
  };
  /** A new document has a new console, so its messages are collected before a navigation and recorded again after it. */
  const between = async (step: () => Promise<void>) => {
    await gather();
    await step();
    await driver.executeScript(recordConsole);
  };
  return {
    open: (address) => between(() => driver.get(address)),
    evaluate: (inPage, ...given) => driver.executeScript(inPage, ...given),
    point: (x, y) => pointer().move(to(x, y)).perform(),
    click: (x, y) => pointer().move(to(x, y)).click().perform(),
    type: (text) => pointer().sendKeys(text).perform(),
    press: (key) => pointer().sendKeys(keys[key]).perform(),
    back: () => between(() => driver.navigate().back()),
    reload: () => between(() => driver.navigate().refresh()),
    async close() {
      await gather();
      await leave();
    },
  };
}

type Session = {driver: WebDriver; end: () => Promise<void>};

const answers = (address: string) =>
  fetch(`${address}/status`).then(
    ({ok}) => ok,
    () => false,
  );

async function untilReady(address: string): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await answers(address))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start.');
    await sleep(50);
  }
}

/** An idle session sometimes ends on its own. */
const isRunning = ({driver}: Session) =>
  driver.getWindowHandle().then(
    () => true,
    () => false,
  );

/** One driver serves one browser. */
async function session(path: string, env: NodeJS.ProcessEnv, options: readonly string[]): Promise<Session> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(path, [`--port=${port}`], {env, stdio: 'ignore'});
  try {
    await untilReady(address);
    const browser = {args: ['--automation', ...options]};
    const capabilities = new Capabilities({browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser});
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    return {
      driver,
      async end() {
        await driver.quit().catch(() => undefined);
        server.kill();
      },
    };
  } catch (error) {
    server.kill();
    throw error;
  }
}

/** A window without a bar can be as narrow as a phone. */
async function newWindow(driver: WebDriver, {width, height}: View): Promise<void> {
  const before = await driver.getAllWindowHandles();
  const features = `popup,width=${width},height=${height}`;
  await driver.executeScript((wanted: string) => void window.open('about:blank', '_blank', wanted), features);
  const handles = await driver.getAllWindowHandles();
  const handle = handles.find((each) => !before.includes(each));
  if (!handle) throw new Error('WebKit opened no window.');
  await driver.switchTo().window(handle);
}

/** WebKitGTK's MiniBrowser, through WebDriver. */
export async function webkit(path: string): Promise<Engine> {
  const messages: string[] = [];
  const screen = await hiddenScreen();
  const sessions = new Map<boolean, Session>();
  const sessionWith = async (script: boolean) => {
    const running = sessions.get(script);
    if (running && (await isRunning(running))) return running;
    await running?.end();
    const options = ['--javascript-can-open-windows-automatically=true', `--enable-javascript=${script}`];
    const started = await session(path, screen.env, options);
    sessions.set(script, started);
    return started;
  };
  return {
    async tab(wanted) {
      const {driver} = await sessionWith(wanted.script ?? true);
      const main = await driver.getWindowHandle();
      await newWindow(driver, wanted);
      return tabOf(driver, messages, async () => {
        await driver.close();
        await driver.switchTo().window(main);
      });
    },
    messages: () => Promise.resolve(messages.splice(0)),
    async close() {
      for (const {end} of sessions.values()) await end();
      screen.end();
    },
  };
}
