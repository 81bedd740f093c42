import puppeteer, {type Browser} from 'puppeteer-core';
import type {Engine} from './test';

/** Firefox through WebDriver BiDi, and a second browser without JavaScript, which the driver cannot switch off. */
export function firefox(executablePath: string): Promise<Engine> {
  const browsers = new Map<boolean, Promise<Browser>>();
  const browserWith = (script: boolean) => {
    const extraPrefsFirefox = {'javascript.enabled': script};
    const browser = browsers.get(script) ?? puppeteer.launch({browser: 'firefox', executablePath, extraPrefsFirefox});
    browsers.set(script, browser);
    return browser;
  };
  const messages: string[] = [];
  return Promise.resolve({
    async tab({width, height, script = true}) {
      // A separate context, without cookies or storage of earlier tests.
      const page = await (await (await browserWith(script)).createBrowserContext()).newPage();
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
      await page.setViewport({width, height});
      return {
        open: async (address) => void (await page.goto(address)),
        evaluate: (inPage, ...given) => page.evaluate(inPage as never, ...(given as unknown as [])),
        point: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        close: () => page.browserContext().close(),
      };
    },
    messages: () => Promise.resolve(messages.splice(0)),
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  });
}
