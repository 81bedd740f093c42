import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compress} from '../build/hosting/compress';
import {redirectsFile} from '../build/hosting/netlify';
import {securityTxt} from '../build/hosting/securityTxt';
import makeDiscoverable from '../build/discovery';
import type {PageList} from '../build/finishedPages';
import {company} from '../company';
import {typefaces} from '../company/typefaces';
import {headlinesIn} from '../build/typefaces';
import {finishPages} from '../document/finishPages';
import type {Built} from '../document/styles';
import type {FinishedPages} from '../features/finishedPages';
import {writePublishedTexts} from '../features/policies/build/feed';

export type Site = Built & {
  siteDir: string;
  pages: PageList;
  plugins: readonly FinishedPages[];
};

type Step = (site: Site) => Promise<void>;

const finish: Step = (site) => finishPages(site, headlinesIn(typefaces, company.name, site.siteDir));

const isAsset = (name: string) => name.startsWith('assets/');

const compressAssets: Step = ({outDir}) => compress(outDir, isAsset);

/** Docusaurus writes its sitemap at the same time, so the host compresses that. */
const compressPages: Step = ({outDir}) => compress(outDir, (name) => !isAsset(name) && name !== 'sitemap.xml');

async function inOrder(site: Site, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step(site);
}

const publish: readonly Step[] = [
  ({outDir, siteDir}) => writePublishedTexts(outDir, siteDir),
  ({outDir, pages, plugins}) => makeDiscoverable(outDir, pages, plugins),
  finish,
  ({outDir}) => securityTxt(outDir),
  ({outDir}) => writeFile(path.join(outDir, '_redirects'), redirectsFile()),
];

export async function finishSite(site: Site): Promise<void> {
  await Promise.all([compressAssets(site), inOrder(site, publish)]);
  await compressPages(site);
}
