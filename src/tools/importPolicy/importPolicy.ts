import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDay, longDay} from '../../content/dates';
import {placeholdersIn} from '../../features/policies/build/checks';
import {freeze} from '../../features/policies/build/freeze';
import {archivedFile} from '../../features/policies/build/paths';
import {recordChanges, rowsOf, sha256} from '../../features/policies/build/record';
import {refuseIf, verifiedRecord, type Approved, type Plan} from '../../features/policies/commands/plan';
import {messages as policyMessages, sentencesOf} from '../../features/policies/messages';
import {headingOf, readPolicy, sectionsIn} from '../../features/policies/model/text';
import type {PolicyRecord} from '../../features/policies/model/record';
import {messages} from './messages';
import {fileProblems, foreignLines, lineOf} from './oldFile';
import {readOldText} from './oldText';

export type ImportRequest = Omit<Approved, 'reason'> & {
  date: string;
  file: string;
  source: string;
};

function requestProblems(request: ImportRequest, record: PolicyRecord): string[] {
  const {siteDir, today, policy, date, file} = request;
  if (!/^[a-z][a-z0-9-]*$/.test(policy)) return [messages.notAName({policy})];
  if (!isDay(date) || date > today) return [messages.notPast({date})];
  const unreadable = fileProblems(path.resolve(siteDir, file), file);
  if (unreadable.length > 0) return unreadable;
  const rows = rowsOf(record, policy);
  const first = rows.filter(({imported}) => !imported).at(-1)?.version;
  if (rows.some(({version}) => version === date)) return [policyMessages.versionTaken({policy, version: date})];
  if (first && first < date) return [messages.notEarlier({date, first, policy})];
  return [];
}

const titled = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, dash: string, sign: string) => `${dash && ' '}${sign.toUpperCase()}`);

/** Imports a version that applied before this archive, with its day. Its hash is recorded today. */
export function importPolicy(request: ImportRequest): Plan {
  const {siteDir, today, policy, date, file, approvedBy, source} = request;
  const record = verifiedRecord(siteDir, approvedBy);
  refuseIf(requestProblems(request, record));
  const given = readFileSync(path.resolve(siteDir, file), 'utf8');
  const address = /.*(https?:\/\/[^\s,;)]+)/.exec(source)?.[1];
  const old = readOldText(given, address);
  const title = readPolicy(given).title || old.title || titled(policy);
  const day = longDay(date);
  const summary = messages.importSummary;
  const fields = {title, description: messages.importDescription({title, day}), summary, approved_by: approvedBy};
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  const {text, problems} = freeze(`---\n${head.join('')}---\n\n${old.text}`);
  // The text has other lines than its source, in which counsel looks.
  const lines = text.split('\n');
  const inSource = problems.map(({message, line = 0}) => ({message, line: lineOf(given, lines[line - 1] ?? '')}));
  refuseIf(sentencesOf(file, [...old.problems, ...inSource]));
  const row = {
    ...{policy, version: date, publishedOn: date, approvedBy, reason: summary},
    imported: {on: today, source},
    sha256: sha256(text),
  };
  const place = (words: string, line = lineOf(given, words)) => (line ? `line ${line}: ${words}` : words);
  const odd = [...foreignLines(given), ...placeholdersIn(given)].sort((a, b) => a.line - b.line);
  const sections = sectionsIn(text).slice(1).map(headingOf);
  return {
    shown: [
      [messages.importing({title, day, source}), ...sections].join('\n  '),
      ...(old.leftOut.length > 0 ? [messages.leftOut({what: old.leftOut.map((one) => place(one)).join('\n  ')})] : []),
      ...(!address && old.leftOut.some((one) => /^[\w./-]+$/.test(one)) ? [messages.sourceAddress] : []),
      ...(odd.length > 0
        ? [messages.unfilled({lines: odd.map((one) => place(one.words, one.line)).join('\n  ')})]
        : []),
    ],
    changes: {
      [archivedFile(date, policy)]: text,
      ...recordChanges({...record, versions: [...record.versions, row]}),
    },
    subject: `Import ${policy} of ${date}`,
  };
}
