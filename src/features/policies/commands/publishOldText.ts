import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isDay, longDay} from '../../../content/dates';
import {numberProblems, placeholderProblems} from '../build/checks';
import {freeze} from '../build/freezeDraft';
import {archivedFile} from '../build/paths';
import {endOf, sha256, versionsOf} from '../build/recordFile';
import {messages, sentencesOf, type TextProblem} from '../messages';
import type {Entry, Published} from '../model/record';
import {headingOf, readMarkdown, readPolicy, sectionsIn, splitSource} from '../model/policyText';
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
  if (end && date >= end) return [messages.policyEnds({file: policy, policy, day: end})];
  const first = versions
    .filter(({source}) => !source)
    .map(({day}) => day)
    .sort()[0];
  if (!first) return [];
  const held = versionOn(first, versions)?.version;
  return date >= first || (held && date > held) ? [messages.notEarlier({date, policy, first: held ?? first})] : [];
}

/** How a Word document, which is an archive, a PDF and a rich text begin. */
const documents = ['PK\u0003', '%PDF', '{\\rtf'];

function readOldFile({siteDir, file}: OldTextRequest): string {
  const absolute = path.resolve(siteDir, file);
  const isFile = existsSync(absolute) && statSync(absolute).isFile();
  refuseIf(isFile ? [] : [messages.noFile({file})]);
  const content = readFileSync(absolute, 'utf8');
  const isDocument = content.includes('\0') || documents.some((start) => content.startsWith(start));
  refuseIf(isDocument || !content.trim() ? [messages.notText({file})] : []);
  return content;
}

/** What other programs read in Markdown and this site would print: attributes, boxes, and tables drawn with dashes. */
const foreign = [/\{:?\s*[#.][^}]*\}/, /^:::+.*$/, /^\s*\+[-=+:]{3,}\+\s*$/, /^\s*-{2,}(?:\s+-{2,})+\s*$/];

/** What is in a text besides headings of sections, words, lists, tables and links that lead somewhere. */
function markdownProblems(source: string): TextProblem[] {
  const {body, bodyLine} = splitSource(source);
  const problems = body.split('\n').flatMap((line, at) => {
    const [words] = foreign.flatMap((pattern) => pattern.exec(line) ?? []);
    return words ? [{line: bodyLine + at, message: messages.foreign({words: words.trim()})}] : [];
  });
  visit(readMarkdown(body), ['image', 'imageReference', 'link', 'heading'], (node) => {
    const line = bodyLine + (node.position?.start.line ?? 1) - 1;
    if (node.type === 'image' || node.type === 'imageReference') problems.push({line, message: messages.oldImage});
    if (node.type === 'heading' && node.depth === 1) problems.push({line, message: messages.noSections});
    if (node.type === 'link' && !/^(?:https?:|mailto:|tel:|#)/.test(node.url))
      problems.push({line, message: messages.oldLink({url: node.url})});
  });
  return problems;
}

const titled = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, dash: string, sign: string) => `${dash && ' '}${sign.toUpperCase()}`);

/** Publishes a version that applied before this site, from clean Markdown. Its hash is recorded today. */
export function publishOldText(request: OldTextRequest): Plan {
  const {siteDir, today, date, policy, file, source, approver} = request;
  const record = verifiedRecord(siteDir, approver);
  refuseIf(/^[a-z][a-z0-9-]*$/.test(policy) ? [] : [messages.notAName({policy})]);
  refuseIf(dayProblems(request, record));
  const given = readOldFile(request);
  const {body, bodyLine} = splitSource(given);
  // The page draws the title itself.
  const [top = '', heading] = /^\s*# (.+)$/m.exec(body.split(/^## /m)[0] ?? '') ?? [];
  const title = readPolicy(given).title || heading || titled(policy);
  const reason = messages.oldReason;
  const description = messages.oldDescription({title, day: longDay(date)});
  const head = Object.entries({title, description, summary: reason, approved_by: approver})
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');
  const whole = `---\n${head}---\n${body.replace(top, top.replace(/[^\n]/g, ''))}`;
  const {text, problems} = freeze(whole, {isOld: true});
  const all = [...problems, ...numberProblems(whole), ...placeholderProblems(whole), ...markdownProblems(whole)];
  const shift = splitSource(whole).bodyLine - bodyLine;
  refuseIf(
    sentencesOf(
      file,
      all.map(({message, line}) => ({message, ...(line && {line: line - shift})})),
    ),
  );
  const entry: Published = {
    ...{entry: 'published', policy, version: date, day: today, reason, approver},
    ...{sha256: sha256(text), source},
  };
  return {
    shown: [
      messages.oldText({title, day: longDay(date), source, approver}),
      ...sectionsIn(text)
        .slice(1)
        .map((section) => `  ${headingOf(section)}`),
    ],
    changes: adding(record, [entry], {[archivedFile(date, policy)]: text}),
    subject: `Add ${policy} of ${date}`,
  };
}
