import {compressing} from '../../plugins/hosting/compress';
import {hostFiles} from '../../plugins/hosting/hostFiles';
import {redirectPages} from '../../plugins/hosting/redirectPages';
import {securityTxt} from '../../plugins/hosting/securityTxt';
import {thirdParty} from '../../plugins/hosting/thirdParty';
import makeDiscoverable from '../../plugins/discovery';
import {inlineStyles} from '../../shell/inlineStyles';

/** A step that works on the finished files; it comes from `src/plugins` and throws to stop the build. */
type AfterBuild = (outDir: string) => Promise<void>;

/**
 * What is done to the files after Docusaurus has written them, in this order.
 * Docusaurus runs its plugins' own `postBuild` side by side, so a step that needs another one's files stands here.
 * `hostFiles` reads every page and `compress` every file: nothing that changes a page comes after the one,
 * nothing at all after the other and no step changes what stands in `assets/`.
 */
const steps: readonly AfterBuild[] = [makeDiscoverable, redirectPages, securityTxt, thirdParty, hostFiles];

export async function afterBuild(outDir: string): Promise<void> {
  const compress = await compressing(outDir);
  await inlineStyles(outDir);
  for (const step of steps) await step(outDir);
  await compress();
}

/** The gallery is looked at on one machine: no search engine reads it and nothing is saved by its size. */
export async function afterGalleryBuild(outDir: string): Promise<void> {
  await inlineStyles(outDir);
  await redirectPages(outDir);
  await hostFiles(outDir);
}
