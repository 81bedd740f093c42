import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {companyParts} from '../../../company/parts';
import {draftFile} from '../build/paths';
import {readRecord, recordProblems, rowsOf} from '../build/record';
import {splitSource} from '../model/compare/text';
import {archivedText} from './publish';
import type {Changes} from './writing';

export type DraftRequest = {siteDir: string; policy: string; from: string};
type DraftOutcome = {problems: string[]; before: string; after: string; changes: Changes};

/** A published text names the company in words, which a draft leaves to the tag. */
function withTags(body: string): string {
  const named = body
    .replaceAll(companyParts.name, '<Company part="name" />')
    .replace(/(<\/?)MailLink/g, '$1EmailLink')
    .trim();
  const imports = ['Company', 'EmailLink'].filter((tag) => named.includes(`<${tag}`));
  const lines = imports.map((tag) => `import ${tag} from '@site/src/components/${tag}';`);
  return [...(lines.length > 0 ? [lines.join('\n')] : []), named].join('\n\n');
}

/** Puts a published text back as the draft. Its approval was for that version, so it says nothing of the next one. */
export function prepareDraft({siteDir, policy, from}: DraftRequest): DraftOutcome {
  const refused = (...problems: string[]) => ({problems, before: '', after: '', changes: {}});
  const broken = recordProblems(siteDir);
  if (broken.length > 0) return refused(...broken);
  const rows = rowsOf(readRecord(siteDir), policy);
  const row = rows.find(({name}) => name === from);
  if (!row) {
    const names = rows.map(({name}) => name).join(', ');
    return refused(
      `${policy} has no version "${from}". ${names ? `Its versions are: ${names}.` : 'It was never published.'}`,
    );
  }
  const file = draftFile(policy);
  const {head, body} = splitSource(archivedText(siteDir, row));
  const after = `${head.replace(/^approved_for: .*\n/m, '')}\n${withTags(body)}\n`;
  const before = existsSync(path.join(siteDir, file)) ? readFileSync(path.join(siteDir, file), 'utf8') : '';
  return {problems: [], before, after, changes: {[file]: after}};
}
