import {defineConfig} from '@playwright/test';
import {engineNames} from '../run/engines';
import type {Each, Shared} from './support/test';

/** The tests of `tests/engines`, in every engine beside Chromium: one window in each, and both side by side. */
export default defineConfig<Each, Shared>({
  testDir: '.',
  outputDir: '../../test-results',
  workers: engineNames.length,
  projects: engineNames.map((name) => ({name, workers: 1, use: {engineName: name}})),
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: 'list',
});
