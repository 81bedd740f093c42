import type {Options} from '@docusaurus/preset-classic';
import {spawnSync} from 'node:child_process';
import remarkCode from './mdx/code/remark';
import remarkEvidence from './mdx/evidence/remark';
import remarkTables from './mdx/tables';
import remarkIcons from './build/icons/remark';
import {pagePlugins} from './build/pagePlugins';
import {remarkPolicyLinks} from './features/policies/build/links';
import {versioning} from './features/policies/build/versioning';
import remarkLines from './mdx/lines';

/** The sitemap dates pages by their last commit, which a downloaded copy does not have. */
const hasHistory = () => spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0;

const isProduction = process.env.NODE_ENV === 'production';

/** Docusaurus's content plugins and theme. Policies are versioned docs; all other pages are plain pages. */
export async function classicOptions(siteDir: string): Promise<Options> {
  // In `npm start`, each block of a page carries its line in the file, for `/write`.
  const lines = isProduction ? [] : [[remarkLines, {root: siteDir}] as const];
  return {
    docs: {
      path: 'pages/legal',
      routeBasePath: 'legal',
      sidebarPath: 'sidebars.ts',
      breadcrumbs: false,
      beforeDefaultRemarkPlugins: [...lines, remarkPolicyLinks({siteDir})],
      remarkPlugins: [remarkTables],
      ...versioning(siteDir, isProduction),
    },
    pages: {
      path: 'pages',
      exclude: ['_shell/**', 'legal/**'],
      beforeDefaultRemarkPlugins: [...lines, ...(await pagePlugins())],
      remarkPlugins: [remarkIcons, remarkEvidence, remarkTables, remarkCode],
    },
    blog: false,
    // SVGs are files with an address, not components.
    svgr: false,
    sitemap: {changefreq: null, priority: null, lastmod: hasHistory() ? 'date' : null},
  };
}
