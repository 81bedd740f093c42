import {compress} from '../../build/hosting/compress';
import {hostFiles} from '../../build/hosting/hostFiles';
import {redirectPages} from '../../build/hosting/redirectPages';
import {securityTxt} from '../../build/hosting/securityTxt';
import makeDiscoverable from '../../build/discovery';
import {company} from '../../company';
import {typefaces} from '../../company/typefaces';
import {headlinesIn} from '../../build/typefaces/headline';
import {inlineStyles} from '../../document/inlineStyles';

const styles = (outDir: string) => inlineStyles(outDir, headlinesIn(typefaces, company.name, process.cwd()));

/**
 * The steps after Docusaurus has written its files, in order. Docusaurus runs the `postBuild` of all plugins in
 * parallel, so a step that needs the output of another belongs here. No step that changes a page may come after
 * `hostFiles`, which reads every page, and none may change files in `assets/`, which are being compressed meanwhile.
 */
const steps = [styles, makeDiscoverable, redirectPages, securityTxt, hostFiles];

async function run(inOrder: typeof steps, outDir: string): Promise<void> {
  for (const step of inOrder) await step(outDir);
}

const isAsset = (name: string) => name.startsWith('assets/');

export async function afterBuild(outDir: string): Promise<void> {
  await Promise.all([compress(outDir, isAsset), run(steps, outDir)]);
  await compress(outDir, (name) => !isAsset(name));
}

/** The gallery is only viewed locally: no search engine reads it, and compressing it would gain nothing. */
export const afterGalleryBuild = (outDir: string): Promise<void> => run([styles, redirectPages, hostFiles], outDir);
