import {inlining} from '../../plugins/document/inlineStyles';
import {compressing} from '../../plugins/delivery/write/compress';
import {hostFiles} from '../../plugins/delivery/write/hostFiles';
import {redirectPages} from '../../plugins/delivery/write/redirectPages';
import {securityTxt} from '../../plugins/delivery/write/securityTxt';
import {thirdParty} from '../../plugins/delivery/write/thirdParty';
import found from '../../plugins/found';

/** A step that works on the finished files; it comes from `src/plugins` and throws to stop the build. */
type AfterBuild = (outDir: string) => Promise<void>;

/**
 * What is done to the files after Docusaurus has written them, in this order.
 * Docusaurus runs its plugins' own `postBuild` side by side, so a step that needs another one's files stands here.
 * `hostFiles` reads every page and `compress` every file: nothing that changes a page comes after the one,
 * nothing at all after the other, and no step but the first changes what stands in `assets/`.
 */
const steps: readonly AfterBuild[] = [found, redirectPages, securityTxt, thirdParty, hostFiles];

export async function afterBuild(outDir: string): Promise<void> {
  const inlineStyles = await inlining(outDir);
  const compress = await compressing(outDir);
  await inlineStyles();
  for (const step of steps) await step(outDir);
  await compress();
}

/** The gallery is looked at on one machine: no search engine reads it and nothing is saved by its size. */
export async function afterGalleryBuild(outDir: string): Promise<void> {
  const inlineStyles = await inlining(outDir);
  await inlineStyles();
  await redirectPages(outDir);
  await hostFiles(outDir);
}
