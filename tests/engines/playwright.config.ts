import {defineConfig} from '@playwright/test';
import {findProgram} from '../run/programs';
import type {Each, Shared} from './support/test';

/** The installed engines. `npm test` reports the missing ones. */
const engines = (['firefox', 'webkit'] as const).filter(findProgram);

/** Runs the tests of `tests/engines` in every engine except Chromium, one window per engine, in parallel. */
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
