import {compress} from '../../build/hosting/compress';
import {hostFiles} from '../../build/hosting/hostFiles';
import {redirectPages} from '../../build/hosting/redirectPages';
import {securityTxt} from '../../build/hosting/securityTxt';
import makeDiscoverable from '../../build/discovery';
import {company} from '../../company';
import {typefaces} from '../../company/typefaces';
import {headlinesIn} from '../../build/typefaces/headline';
import {inlineStyles} from '../../document/inlineStyles';

/**
 * The steps after Docusaurus has written its files, in order. Docusaurus runs the `postBuild` of all plugins in
 * parallel, so a step that needs the output of another belongs here. No step that changes a page may come after
 * `hostFiles`, which reads every page, and none may change files in `assets/`, which are being compressed meanwhile.
 */
const steps = [makeDiscoverable, redirectPages, securityTxt, hostFiles];

const styles = (outDir: string) => inlineStyles(outDir, headlinesIn(typefaces, company.name, process.cwd()));

async function finish(outDir: string): Promise<void> {
  await styles(outDir);
  for (const step of steps) await step(outDir);
}

const isAsset = (name: string) => name.startsWith('assets/');

export async function afterBuild(outDir: string): Promise<void> {
  await Promise.all([compress(outDir, isAsset), finish(outDir)]);
  await compress(outDir, (name) => !isAsset(name));
}

/** The gallery is only viewed locally: no search engine reads it, and compressing it would gain nothing. */
export async function afterGalleryBuild(outDir: string): Promise<void> {
  await styles(outDir);
  await redirectPages(outDir);
  await hostFiles(outDir);
}
