import {defineConfig} from '@playwright/test';
import type {Each, Shared} from './support/test';

const engines = ['firefox', 'webkit'] as const;

/** Runs every `*.engines.spec.ts` in Firefox and WebKit, one window per engine, in parallel. */
export default defineConfig<Each, Shared>({
  testDir: '..',
  testMatch: '**/*.engines.spec.ts',
  outputDir: '../../test-results',
  workers: engines.length,
  projects: engines.map((name) => ({
    name,
    workers: 1,
    use: {engineName: name},
  })),
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: {timeout: 30_000},
  reporter: 'list',
});
