import {defineConfig} from '@playwright/test';
import {findProgram} from '../run/programs';
import type {Each, Shared} from './support/test';

/** Those that are installed; `npm test` says which are not. */
const engines = (['firefox', 'webkit'] as const).filter(findProgram);

/** The tests of `tests/engines`, in every engine beside Chromium: one window in each, and both side by side. */
export default defineConfig<Each, Shared>({
  testDir: '.',
  outputDir: '../../test-results',
  workers: Math.max(engines.length, 1),
  projects: engines.map((name) => ({name, workers: 1, use: {engineName: name}})),
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: {timeout: 30_000},
  reporter: 'list',
});
