import type {Browser} from '@playwright/test';
import path from 'node:path';
import {chromiumFlags, needBrowser} from '../support/browser';
import {siteServer} from '../support/nginxServer';

export const phone = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, deviceScaleFactor: 2};

/** Measures in a browser. Playwright is imported only when needed, because it is large. */
export async function inBrowser<Found>(
  measure: (browser: Browser) => Promise<Found>,
  flags: readonly string[] = chromiumFlags,
): Promise<Found> {
  const {chromium} = await import('@playwright/test');
  const browser = await chromium.launch({executablePath: needBrowser(), args: [...flags]});
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Measures the built site at its address, as a release serves it. */
export async function onSite<Found>(measure: (browser: Browser, url: string) => Promise<Found>): Promise<Found> {
  const server = await siteServer(path.resolve('build'));
  try {
    return await inBrowser((browser) => measure(browser, `http://127.0.0.1:${server.port}`));
  } finally {
    await server.stop();
  }
}
