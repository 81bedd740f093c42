import {rename, rm} from 'node:fs/promises';
import {printed} from '../build/mdx/finding';
import {diagnoseQuickly} from '../tools/doctor/diagnose';
import {messages} from './support/messages';
import {sentenceOf} from '../features/policies/build/problems';
import {archiveProblems} from '../features/policies/build/versioning';
import {Refusal} from '../content/refusal';
import {collect, docusaurus} from './support/processes';
import {readArguments} from './support/readArguments';
import {checkSettings} from './support/checkSettings';

const options = {preview: {type: 'boolean'}, gallery: {type: 'boolean'}} as const;

/** More room for objects that live briefly saves half a second per build (docs/performance.md). */
const roomForYoung = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/** The engine ends by recommending a command that this site does not have. */
const wrongAdvice = /^.*npm run serve.*\n/gm;

/** A build for another day shows policies that are not in force, so it is never one to publish. */
function checkDay(isPreview: boolean): void {
  const {BUILD_DATE} = process.env;
  if (!BUILD_DATE || isPreview) return;
  throw new Refusal(messages.wrongDay({day: BUILD_DATE}));
}

/** The engine would stop as well, but with its own words and a stack around the sentences. */
function checkContent(): void {
  const findings = diagnoseQuickly(process.cwd());
  if (findings.length > 0) throw new Refusal(findings.map(printed).join('\n'));
  const problems = archiveProblems(process.cwd());
  if (problems.length > 0) throw new Refusal(problems.map(sentenceOf).join('\n'));
}

/**
 * `npm run build`: the site in `build/`, which a failed build leaves as it was. `--gallery`: with the gallery, in
 * `build-gallery/`. `--preview`: marked on every page and kept from search engines, for the day in BUILD_DATE if it is set.
 */
export default async function build(args: readonly string[]): Promise<number> {
  const {preview: isPreview = false, gallery: withGallery} = readArguments('build', args, options).values;
  checkSettings();
  checkDay(isPreview);
  checkContent();
  // The engine's plugins and the steps after it read the environment.
  if (isPreview) Object.assign(process.env, {PREVIEW: '1', NOINDEX: '1'});
  // Never in `build/`, so that nobody publishes it by mistake.
  const folder = withGallery ? 'build-gallery' : 'build';
  const unfinished = `.${folder}`;
  await rm(unfinished, {recursive: true, force: true});
  const engine = collect(docusaurus, ['build', '--out-dir', unfinished], {
    flags: roomForYoung,
    env: {GALLERY: withGallery ? '1' : ''},
    onOutput: (text) => process.stdout.write(text.replace(wrongAdvice, '')),
  });
  // The steps after the engine take a second to load, so they load while it runs.
  const [{code}, steps] = await Promise.all([engine, import('./support/afterBuild')]);
  try {
    if (code !== 0) return code;
    await (withGallery ? steps.afterGalleryBuild : steps.afterBuild)(unfinished);
    await rm(folder, {recursive: true, force: true});
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, {recursive: true, force: true});
  }
  console.log(messages.built({folder, look: `npm run preview${withGallery ? ' -- --gallery' : ''}`}));
  return 0;
}
