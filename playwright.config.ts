import {defineConfig} from '@playwright/test';
import {chromiumFlags, findProgram, hasSandbox} from './tests/run/programs';

// `npm test` finds a free port; a run by hand takes this one.
const port = process.env.PREVIEW_PORT ?? '4174';
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // The gallery has a build of its own.
  testIgnore: process.env.TEST_ALL ? [] : ['**/gallery.spec.ts'],
  workers: 2,
  // By hand a failure is shown at once; the CI tries again, and names what needed it.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  timeout: 180_000,
  // The application starts when the browser is idle, and a machine that does much else is seldom idle.
  expect: {timeout: 30_000},
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: {executablePath: findProgram('chromium'), args: [...chromiumFlags], chromiumSandbox: hasSandbox},
  },
  webServer: {
    command: `node src/cli/run.mjs preview --port ${port}`,
    url: baseURL,
    reuseExistingServer: !process.env.PREVIEW_PORT,
    timeout: 180_000,
  },
});
