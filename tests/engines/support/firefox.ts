import puppeteer from 'puppeteer-core';
import type {Engine} from './test';

/** Firefox, through WebDriver BiDi. */
export async function firefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  const messages: string[] = [];
  return {
    async tab(viewport) {
      // A separate context, without cookies or storage of earlier tests.
      const page = await (await browser.createBrowserContext()).newPage();
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
      await page.setViewport(viewport);
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
    close: () => browser.close(),
  };
}
