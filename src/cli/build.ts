import {rename, rm} from 'node:fs/promises';
import {formatFindings} from '../mdx/finding';
import {diagnoseQuickly} from '../tools/doctor/diagnose';
import {sentenceOf} from '../features/policies/messages';
import {archiveProblems} from '../features/policies/build/versioning';
import {Refusal} from '../content/refusal';
import {docusaurus, follow} from '../tools/processes';
import {readArguments} from './support/readArguments';
import {chatSettings} from '../company/chat';

export const help = {
  usage: ['npm run build', 'npm run build -- --preview'],
  does: 'Builds the static site into build/. A failed build leaves the previous one in place.',
};

const options = {preview: {type: 'boolean'}} as const;

/** A larger young generation in V8's heap saves half a second per build (docs/performance.md). */
const semiSpaceFlags = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/** Docusaurus would stop too, but with its own error and a stack trace around the messages. */
function checkContent(): void {
  const findings = diagnoseQuickly(process.cwd());
  if (findings.length > 0) throw new Refusal(formatFindings(findings));
  const problems = archiveProblems(process.cwd());
  if (problems.length > 0) throw new Refusal(problems.map(sentenceOf).join('\n'));
}

/**
 * `npm run build` builds the site into `build/`; a failed build leaves the previous one in place. `--preview` marks every
 * page, hides it from search engines, and uses the day in BUILD_DATE if set.
 */
export default async function build(args: readonly string[]): Promise<number> {
  const {preview: isPreview = false} = readArguments(help, args, options).values;
  chatSettings(process.env);
  // A build for another day shows policies that are not in force, so it must not be published.
  const {BUILD_DATE: day} = process.env;
  if (day && !isPreview)
    throw new Refusal(
      `BUILD_DATE is ${day}, but a site for publication is always built for today. Remove the variable, or build a preview, which says so on every page: npm run build -- --preview`,
    );
  checkContent();
  // Plugins read these.
  if (isPreview) process.env.PREVIEW = '1';
  // Docusaurus that is told to stop says that all went well.
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));
  const folder = 'build';
  const unfinished = `.${folder}`;
  await rm(unfinished, {recursive: true, force: true});
  try {
    const code = await follow([...semiSpaceFlags, docusaurus, 'build', '--out-dir', unfinished]);
    if (code !== 0 || isStopped) return code || 1;
    await rm(folder, {recursive: true, force: true});
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, {recursive: true, force: true});
  }
  console.log(`The site is in ${folder}/.`);
  return 0;
}
