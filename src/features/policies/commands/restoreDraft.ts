import {company} from '../../../company';
import {literally} from '../../../content/text';
import {draftSource} from '../build/readDrafts';
import {freeze} from '../build/freezeDraft';
import {draftFile} from '../build/paths';
import {archivedText, versionProblems} from '../build/recordFile';
import {messages} from '../messages';
import {readPolicy, splitSource} from '../model/policyText';
import {refuseIf, verifiedRecord, type Plan, type Request} from './plan';
import {redlineOf} from './terminalRedline';

const paragraphsOf = (source: string): string[] =>
  readPolicy(source)
    .body.trim()
    .split(/\n{2,}/);

const name = new RegExp(`(?<![\\p{L}\\p{N}])${literally(company.name)}(?![\\p{L}\\p{N}])`, 'gu');

/**
 * A published text with its tags restored. A paragraph of the draft that would be published in the same words has them.
 * Elsewhere only the company's name becomes a tag again: "the United States" in a sentence can be anyone's.
 */
function withTags(published: string, older: string): string {
  const tagged = new Map(paragraphsOf(older).map((paragraph) => [freeze(paragraph).text.trim(), paragraph]));
  const body = paragraphsOf(published)
    .map((paragraph) => tagged.get(paragraph) ?? paragraph.replace(name, '<Company part="name" />'))
    .join('\n\n');
  const tags = ['Claim', 'Company', 'EmailLink'].filter((tag) => body.includes(`<${tag}`));
  const imports = tags.length > 0 && `import {${tags.join(', ')}} from '@site/src/components';\n`;
  return [imports, body].filter(Boolean).join('\n');
}

/** Restores a published text as the draft, without its approval, which was for that version. */
export function draft({siteDir, policy, from}: Omit<Request, 'today'> & {policy: string; from: string}): Plan {
  const record = verifiedRecord(siteDir);
  refuseIf(versionProblems(record, policy, from));
  const file = draftFile(policy);
  const published = archivedText(siteDir, {policy, version: from});
  const older = draftSource(siteDir, policy);
  const {head} = splitSource(published);
  const newer = `${head.replace(/^(?:approved_for|order): .*\n/gm, '')}\n${withTags(published, older)}\n`;
  return {
    shown: [
      redlineOf({title: file, from: older && 'the draft', to: from, older, newer}),
      messages.drafting({file, from}),
    ],
    changes: {[file]: newer},
  };
}
