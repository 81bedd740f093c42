import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isDay} from '../../../content/dates';
import {numberProblems, placeholderProblems} from '../build/checks';
import {freeze} from '../build/freezeDraft';
import {archivedFile} from '../build/paths';
import {sha256} from '../build/recordFile';
import {messages, sentencesOf, type TextProblem} from '../messages';
import {readMarkdown} from '../model/policyText';
import {policyOf, versionOn, type Policy} from '../model/timeline';
import {adding, refuseIf, verifiedRecord, type Plan, type Request} from './plan';
import {redlineOf} from './terminalRedline';

/** A text from before this site. `source`: where it comes from. */
export type OldTextRequest = Request & {date: string; policy: string; file: string; source: string; approver: string};

/** An old text adds to what is known, and changes nothing that this site has shown to be in force. */
function dayProblems({today, date, policy}: OldTextRequest, policies: readonly Policy[]): string[] {
  if (!isDay(date) || date >= today) return [messages.notPast({date})];
  const {versions = [], ends} = policyOf(policies, policy) ?? {};
  if (versions.some(({version}) => version === date)) return [messages.versionTaken({policy, version: date})];
  if (ends && date >= ends.version) return [messages.policyEnds({policy, day: ends.version})];
  const [first] = versions.flatMap(({source, day}) => (source ? [] : [day])).sort();
  if (!first) return [];
  const held = versionOn(first, versions)?.version;
  return date >= first || (held && date > held) ? [messages.notEarlier({date, policy, first: held ?? first})] : [];
}

/** What is in a text besides headings of sections, words, lists, tables and links that lead somewhere. */
function markdownProblems(source: string): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(readMarkdown(source), (node) => {
    const line = node.position?.start.line;
    if (node.type === 'image' || node.type === 'imageReference') problems.push({line, message: messages.oldImage});
    else if (node.type === 'heading' && node.depth === 1) problems.push({line, message: messages.noSections});
    else if ('url' in node && !/^(?:https?:|mailto:|tel:|#)/.test(node.url))
      problems.push({line, message: messages.oldLink({url: node.url})});
  });
  return problems;
}

/** Publishes a version that applied before this site, from clean Markdown. Its hash is recorded today. */
export function publishOldText(request: OldTextRequest): Plan {
  const {siteDir, today, date, policy, file, source, approver} = request;
  const {record, policies} = verifiedRecord(request, approver);
  const absolute = path.resolve(siteDir, file);
  refuseIf(/^[a-z][a-z0-9-]*$/.test(policy) ? [] : [messages.notAName({policy})]);
  refuseIf(dayProblems(request, policies));
  refuseIf(existsSync(absolute) ? [] : [messages.noFile({file})]);
  const given = readFileSync(absolute, 'utf8');
  // The page draws the title itself. Its line stays empty, so that problems have the lines of the file.
  const [, title = ''] = /^\s*# (.+)\n/.exec(given) ?? [];
  const body = given.replace(/^(\s*)# .+/, '$1');
  const {text, problems} = freeze(body);
  const all = [...problems, ...numberProblems(body), ...placeholderProblems(body), ...markdownProblems(body)];
  refuseIf(title ? sentencesOf(file, all) : [messages.noTitle({file})]);
  const whole = `---\ntitle: ${JSON.stringify(title)}\n---\n${text}`;
  const done = {policy, version: date, day: today, reason: messages.oldReason, approver, sha256: sha256(whole)};
  return adding(record, [{entry: 'published', ...done, source}], {
    shown: [redlineOf({title, from: null, to: date, older: '', newer: whole})],
    changes: {[archivedFile(date, policy)]: whole},
    subject: `Add ${policy} of ${date}`,
  });
}
