import {defineConfig} from '@playwright/test';
import {chromiumFlags, findBrowser, hasSandbox} from './tests/support/browser';

// `npm test` finds a free port; a run by hand takes this one.
const port = process.env.PREVIEW_PORT ?? '4174';
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: /(?<!\.engines)\.spec\.ts$/,
  outputDir: 'test-results',
  fullyParallel: true,
  // What needs a running `npm start` is slow.
  testIgnore: process.env.TEST_ALL ? [] : ['**/tests/tools/**'],
  workers: 2,
  // A second attempt, because a busy machine can miss a moment; the run names what needed it.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  // The application starts when the browser is idle, and a machine that does much else is seldom idle.
  expect: {timeout: 30_000},
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: {executablePath: findBrowser(), args: [...chromiumFlags], chromiumSandbox: hasSandbox},
  },
  webServer: {
    command: `node src/cli/run.mjs serve --port ${port}`,
    url: baseURL,
    reuseExistingServer: !process.env.PREVIEW_PORT,
    timeout: 180_000,
  },
});
