import {readdirSync} from 'node:fs';

/** The engine's own command line, and the setting that keeps it from looking for updates in the network. */
export const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
export const docusaurusEnv = {NO_UPDATE_NOTIFIER: '1'};

/** From so many pages on, memory counts for more than time. */
const many = 300;

/**
 * What the engine's Node is told. On a site like this one it has room for what is soon thrown away, half a second of
 * a build less. On a large one its heap is tidied whenever it has grown by a tenth, one thread writes the pages, since
 * each holds them all, and the bundler works on one and gives back what it has let go: a fifth more time, a third less
 * memory (docs/performance.md).
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
