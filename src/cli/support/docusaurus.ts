import {readdirSync} from 'node:fs';

/** The engine's own command line, and the setting that keeps it from looking for updates online. */
export const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
export const docusaurusEnv = {NO_UPDATE_NOTIFIER: '1'};

/** From this many pages on, memory matters more than time. */
const many = 300;

/**
 * Node settings for the engine. On a site like this one, a large young generation saves half a second per build. On a
 * large site, the heap is collected whenever it has grown by a tenth, one thread writes the pages, because each thread
 * holds them all, and the bundler runs on one thread and returns freed memory: a fifth more time, a third less memory
 * (docs/performance.md).
 */
export function heapSettings(): {flags: string[]; env: NodeJS.ProcessEnv} {
  const pages = readdirSync('pages', {recursive: true}).filter((file) => String(file).endsWith('.mdx'));
  if (pages.length < many) return {flags: ['--min-semi-space-size=64', '--max-semi-space-size=64'], env: {}};
  return {
    flags: ['--heap-growing-percent=10', '--max-semi-space-size=8'],
    env: {
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
      RAYON_NUM_THREADS: '1',
      MALLOC_ARENA_MAX: '2',
      MIMALLOC_PURGE_DELAY: '0',
      MIMALLOC_ABANDONED_PAGE_PURGE: '1',
    },
  };
}
