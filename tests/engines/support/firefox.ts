import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import type {Engine, Observed, Tab} from './engine';

const isElsewhere = (address: string) => /^(https?|wss?):/.test(address) && new URL(address).hostname !== '127.0.0.1';

function watch(page: Page, {messages, foreignRequests}: Observed): void {
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
  page.on('request', (request) => {
    if (isElsewhere(request.url())) foreignRequests.push(request.url());
  });
}

function tabOf(page: Page): Tab {
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (size) => page.setViewport(size),
    evaluate: (inPage, ...given) => page.evaluate(inPage as never, ...(given as unknown as [])),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    close: () => page.browserContext().close(),
  };
}

/** Firefox through WebDriver BiDi, and a second browser without JavaScript, which the driver cannot switch off. */
export async function firefox(executablePath: string): Promise<Engine> {
  const browsers = new Map<boolean, Promise<Browser>>();
  const browserWith = (script: boolean) => {
    const extraPrefsFirefox = {'javascript.enabled': script};
    const browser = browsers.get(script) ?? puppeteer.launch({browser: 'firefox', executablePath, extraPrefsFirefox});
    browsers.set(script, browser);
    return browser;
  };
  await browserWith(true);
  const since: Observed = {messages: [], foreignRequests: []};
  return {
    async tab({width, height, script = true}) {
      // A separate context, without cookies or storage of earlier tests.
      const page = await (await (await browserWith(script)).createBrowserContext()).newPage();
      watch(page, since);
      await page.setViewport({width, height});
      return tabOf(page);
    },
    observed: () =>
      Promise.resolve({messages: since.messages.splice(0), foreignRequests: since.foreignRequests.splice(0)}),
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
