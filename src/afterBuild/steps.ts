import {compress} from '../build/hosting/compress';
import {hostFiles} from '../build/hosting/hostFiles';
import {redirectPages} from '../build/hosting/redirectPages';
import {securityTxt} from '../build/hosting/securityTxt';
import makeDiscoverable from '../build/discovery';
import type {PageList} from '../build/finishedPages';
import {company} from '../company';
import {typefaces} from '../company/typefaces';
import {headlinesIn} from '../build/typefaces/headline';
import {inlineStyles} from '../document/inlineStyles';
import type {FinishedPages} from '../features/finishedPages';
import {writePublishedTexts} from '../features/policies/build/publishedTexts';

export type Site = {
  siteDir: string;
  outDir: string;
  pages: PageList;
  plugins: readonly FinishedPages[];
};

type Step = (site: Site) => Promise<void>;

const styles: Step = ({outDir, siteDir}) => inlineStyles(outDir, headlinesIn(typefaces, company.name, siteDir));

const isAsset = (name: string) => name.startsWith('assets/');

const compressAssets: Step = ({outDir}) => compress(outDir, isAsset);

/** Docusaurus writes its sitemap at the same time, so the host compresses that. */
const compressPages: Step = ({outDir}) => compress(outDir, (name) => !isAsset(name) && name !== 'sitemap.xml');

async function inOrder(site: Site, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step(site);
}

const publish: readonly Step[] = [
  ({outDir, siteDir}) => writePublishedTexts(outDir, siteDir),
  styles,
  ({outDir, pages, plugins}) => makeDiscoverable(outDir, pages, plugins),
  ({outDir}) => redirectPages(outDir),
  ({outDir}) => securityTxt(outDir),
  ({outDir}) => hostFiles(outDir),
];

/** No step that changes a page may come after `hostFiles`, which reads every page. */
export async function finishSite(site: Site): Promise<void> {
  await Promise.all([compressAssets(site), inOrder(site, publish)]);
  await compressPages(site);
}

/** The gallery is only viewed locally: no search engine reads it, and compressing it would gain nothing. */
export const finishGallery = (site: Site): Promise<void> =>
  inOrder(site, [styles, ({outDir}) => redirectPages(outDir), ({outDir}) => hostFiles(outDir)]);
