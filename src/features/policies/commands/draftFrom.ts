import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {companyParts} from '../../../company/parts';
import {freeze} from '../build/freeze';
import {draftFile} from '../build/paths';
import {archivedText, rowsOf, versionProblems} from '../build/record';
import {messages} from '../messages';
import {splitSource} from '../model/compare/text';
import {redlineOf, refuseIf, soundRecord, type Plan, type Request} from './plan';

type DraftRequest = Request & {policy: string; from: string};

/** A published text names the company in words, which a draft leaves to the tag. */
function withTags(body: string): string {
  const named = body
    .replaceAll(companyParts.name, '<Company part="name" />')
    .replace(/(<\/?)MailLink/g, '$1EmailLink')
    .trim();
  const imports = ['Company', 'EmailLink']
    .filter((tag) => named.includes(`<${tag}`))
    .map((tag) => `import ${tag} from '@site/src/components/${tag}';\n`);
  return [imports.join(''), named].filter(Boolean).join('\n');
}

/** Puts a published text back as the draft. Its approval was for that version, so it says nothing of the next one. */
export function planDraft({siteDir, policy, from}: DraftRequest): Plan {
  const record = soundRecord(siteDir);
  const row = rowsOf(record, policy).find(({name}) => name === from);
  refuseIf(versionProblems(record, policy, from));
  const file = draftFile(policy);
  const {head, body} = splitSource(row ? archivedText(siteDir, row) : '');
  const newer = `${head.replace(/^approved_for: .*\n/m, '')}\n${withTags(body)}\n`;
  const older = existsSync(path.join(siteDir, file)) ? readFileSync(path.join(siteDir, file), 'utf8') : '';
  const shown = {title: file, from: 'the draft', to: from, older: freeze(older).text, newer: freeze(newer).text};
  return {
    shown: [older ? redlineOf(shown) : messages.noFileYet({file})],
    question: messages.askDraft,
    changes: {[file]: newer},
    done: messages.drafted({file, from}),
  };
}
