import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDay, longDay} from '../../../content/dates';
import {placeholdersIn} from '../build/checks';
import {freeze} from '../build/freeze';
import {archivedFile} from '../build/paths';
import {recordChanges, rowsOf, sha256} from '../build/record';
import {messages, sentencesOf} from '../messages';
import {headingOf, parsePolicy, splitSource} from '../model/compare/text';
import type {PolicyRecord} from '../model/record';
import {readOldText} from './oldText';
import {refuseIf, verifiedRecord, type Approved, type Plan} from './plan';

export type ImportRequest = Omit<Approved, 'reason'> & {
  date: string;
  file: string;
  source: string;
};

function requestProblems(request: ImportRequest, record: PolicyRecord): string[] {
  const {siteDir, today, policy, date, file} = request;
  if (!/^[a-z][a-z0-9-]*$/.test(policy)) return [messages.notAName({policy})];
  if (!isDay(date) || date > today) return [messages.notPast({date})];
  if (!existsSync(path.resolve(siteDir, file))) return [messages.noFile({file})];
  const rows = rowsOf(record, policy);
  const first = rows.filter(({imported}) => !imported).at(-1)?.version;
  if (rows.some(({version}) => version === date)) return [messages.versionTaken({policy, version: date})];
  if (first && first < date) return [messages.notEarlier({date, first, policy})];
  return [];
}

const titled = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, dash: string, sign: string) => `${dash && ' '}${sign.toUpperCase()}`);

/** Imports a version that applied before this archive, with its day. Its hash is recorded today. */
export function importVersion(request: ImportRequest): Plan {
  const {siteDir, today, policy, date, file, approvedBy, source} = request;
  const record = verifiedRecord(siteDir, approvedBy);
  refuseIf(requestProblems(request, record));
  const given = readFileSync(path.resolve(siteDir, file), 'utf8');
  const address = /.*(https?:\/\/[^\s,;)]+)/.exec(source)?.[1];
  const old = readOldText(splitSource(given).body, address);
  const title = parsePolicy(given).title || old.title || titled(policy);
  const day = longDay(date);
  const summary = messages.importSummary;
  const fields = {title, description: messages.importDescription({title, day}), summary, approved_by: approvedBy};
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  const {text, problems} = freeze(`---\n${head.join('')}---\n\n${old.text}`);
  refuseIf(sentencesOf(file, [...old.problems.map((message) => ({message})), ...problems]));
  const row = {
    ...{policy, version: date, publishedOn: date, approvedBy, reason: summary},
    imported: {on: today, source},
    sha256: sha256(text),
  };
  const unfilled = placeholdersIn(given).map(({line, words}) => `line ${line}: ${words}`);
  const sections = parsePolicy(text).sections.slice(1).map(headingOf);
  return {
    shown: [
      [messages.importing({title, day, source}), ...sections].join('\n  '),
      ...(old.leftOut.length > 0 ? [messages.leftOut({what: old.leftOut.join(', ')})] : []),
      ...(unfilled.length > 0 ? [messages.unfilled({lines: unfilled.join('\n  ')})] : []),
    ],
    changes: {
      [archivedFile(date, policy)]: text,
      ...recordChanges({...record, versions: [...record.versions, row]}),
    },
    subject: `Import ${policy} of ${date}`,
  };
}
