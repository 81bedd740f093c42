import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isDay, longDay} from '../../../content/dates';
import {numberProblems, placeholderProblems} from '../build/checks';
import {freeze} from '../build/freezeDraft';
import {archivedFile} from '../build/paths';
import {endOf, sha256, versionsOf} from '../build/recordFile';
import {messages, sentencesOf, type TextProblem} from '../messages';
import type {Entry} from '../model/record';
import {headingOf, readMarkdown, sectionsIn} from '../model/policyText';
import {versionOn} from '../model/timeline';
import {adding, refuseIf, verifiedRecord, type Plan, type Request} from './plan';

/** A text from before this site. `source`: where it comes from. */
export type OldTextRequest = Request & {date: string; policy: string; file: string; source: string; approver: string};

/** An old text adds to what is known, and changes nothing that this site has shown to be in force. */
function dayProblems({today, date, policy}: OldTextRequest, record: readonly Entry[]): string[] {
  if (!isDay(date) || date >= today) return [messages.notPast({date})];
  const versions = versionsOf(record, policy);
  const end = endOf(record, policy)?.version;
  if (versions.some(({version}) => version === date)) return [messages.versionTaken({policy, version: date})];
  if (end && date >= end) return [messages.policyEnds({policy, day: end})];
  const own = versions.filter(({source}) => !source).map(({day}) => day);
  const [first] = own.sort();
  if (!first) return [];
  const held = versionOn(first, versions)?.version;
  return date >= first || (held && date > held) ? [messages.notEarlier({date, policy, first: held ?? first})] : [];
}

/** What other programs read in Markdown and this site would print: attributes, boxes, and tables drawn with dashes. */
const foreign = [/\{:?\s*[#.][^}]*\}/, /^:::+.*$/, /^\s*\+[-=+:]{3,}\+\s*$/, /^\s*-{2,}(?:\s+-{2,})+\s*$/];

/** What is in a text besides headings of sections, words, lists, tables and links that lead somewhere. */
function markdownProblems(source: string): TextProblem[] {
  const problems = source.split('\n').flatMap((line, at) => {
    const [words] = foreign.flatMap((pattern) => pattern.exec(line) ?? []);
    return words ? [{line: at + 1, message: messages.foreign({words: words.trim()})}] : [];
  });
  visit(readMarkdown(source), ['image', 'imageReference', 'link', 'heading'], (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image' || node.type === 'imageReference') problems.push({line, message: messages.oldImage});
    if (node.type === 'heading' && node.depth === 1) problems.push({line, message: messages.noSections});
    if (node.type === 'link' && !/^(?:https?:|mailto:|tel:|#)/.test(node.url))
      problems.push({line, message: messages.oldLink({url: node.url})});
  });
  return problems;
}

/** Publishes a version that applied before this site, from clean Markdown. Its hash is recorded today. */
export function publishOldText(request: OldTextRequest): Plan {
  const {siteDir, today, date, policy, file, source, approver} = request;
  const record = verifiedRecord(siteDir, approver);
  const absolute = path.resolve(siteDir, file);
  refuseIf(/^[a-z][a-z0-9-]*$/.test(policy) ? [] : [messages.notAName({policy})]);
  refuseIf(dayProblems(request, record));
  refuseIf(existsSync(absolute) ? [] : [messages.noFile({file})]);
  const given = readFileSync(absolute, 'utf8');
  // The page draws the title itself. Its line stays empty, so that problems have the lines of the file.
  const [, title = ''] = /^\s*# (.+)\n/.exec(given) ?? [];
  const body = given.replace(/^(\s*)# .+/, '$1');
  const {text, problems} = freeze(body);
  const all = [...problems, ...numberProblems(body), ...placeholderProblems(body), ...markdownProblems(body)];
  refuseIf(title ? sentencesOf(file, all) : [messages.noTitle({file})]);
  const reason = messages.oldReason;
  const description = messages.oldDescription({title, day: longDay(date)});
  const head = Object.entries({title, description, summary: reason, approved_by: approver}).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}\n`,
  );
  const whole = `---\n${head.join('')}---\n${text}`;
  const done = {policy, version: date, day: today, reason, approver, sha256: sha256(whole)};
  const sections = sectionsIn(whole).slice(1);
  return {
    shown: [
      messages.oldText({title, day: longDay(date), source, approver}),
      sections.map((section) => `  ${headingOf(section)}`).join('\n'),
    ],
    changes: adding(record, [{entry: 'published', ...done, source}], {[archivedFile(date, policy)]: whole}),
    subject: `Add ${policy} of ${date}`,
  };
}
