import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {companyParts} from '../../../company/parts';
import {draftFile} from '../build/paths';
import {archivedText, versionProblems} from '../build/record';
import {messages} from '../messages';
import {splitSource, withCurrentTags} from '../model/compare/text';
import {refuseIf, soundRecord, verb, type Request} from './plan';
import {redlineOf} from './redline';

type DraftRequest = Request & {policy: string; from: string};

/** What a published text says in words and a draft leaves to the tag; the longest first, which hold the others. */
const parts = (['name', 'city', 'country', 'countries', 'countries-in-full', 'abroad-in-full', 'phone'] as const)
  .filter((part) => companyParts[part])
  .sort((a, b) => companyParts[b].length - companyParts[a].length);

const asWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');

function withTags(body: string): string {
  const named = parts.reduce(
    (text, part) => text.replace(asWord(companyParts[part]), `<Company part="${part}" />`),
    withCurrentTags(body).trim(),
  );
  const imports = ['Company', 'EmailLink']
    .filter((tag) => named.includes(`<${tag}`))
    .map((tag) => `import ${tag} from '@site/src/components/${tag}';\n`);
  return [imports.join(''), named].filter(Boolean).join('\n');
}

/** Puts a published text back as the draft. Its approval was for that version, so it says nothing of the next one. */
export const draft = verb(({siteDir, policy, from}: DraftRequest) => {
  const record = soundRecord(siteDir);
  refuseIf(versionProblems(record, policy, from));
  const file = draftFile(policy);
  const {head, body} = splitSource(archivedText(siteDir, {policy, version: from}));
  const newer = `${head.replace(/^approved_for: .*\n/m, '')}\n${withTags(body)}\n`;
  const older = existsSync(path.join(siteDir, file)) ? readFileSync(path.join(siteDir, file), 'utf8') : '';
  return {
    shown: [
      redlineOf({title: file, from: older && 'the draft', to: from, older, newer}),
      messages.drafting({file, from}),
    ],
    changes: {[file]: newer},
  };
});
