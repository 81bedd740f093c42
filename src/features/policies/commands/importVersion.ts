import type {Heading, Nodes, Parents, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isDay, longDay} from '../../../content/dates';
import {approverProblems} from '../build/approval';
import {anchorsOf} from '../build/checks';
import {freeze, withoutAddresses} from '../build/freeze';
import {archivedFile} from '../build/paths';
import {archivedText, recordChanges, rowsOf, sha256} from '../build/record';
import type {PolicyRecord, RecordedVersion} from '../model/record';
import {messages} from '../messages';
import {headingOf, parsePolicy, readMarkdown, splitSource} from '../model/compare/text';
import {refuseIf, soundRecord, verb, type Approved} from './plan';

export type ImportRequest = Omit<Approved, 'reason'> & {
  date: string;
  /** The file with the old text. */
  file: string;
  source: string;
};

function requestProblems(request: ImportRequest, record: PolicyRecord): string[] {
  const {siteDir, today, policy, date, file, approvedBy, source} = request;
  if (!/^[a-z][a-z0-9-]*$/.test(policy)) return [messages.notAName({policy})];
  if (!isDay(date) || date > today) return [messages.notPast({date})];
  if (!existsSync(path.resolve(siteDir, file))) return [messages.noFile({file})];
  if (!source) return [messages.sourceMissing];
  const rows = rowsOf(record, policy);
  const first = rows.filter(({imported}) => !imported).at(-1)?.name;
  if (rows.some(({name}) => name === date)) return [messages.versionTaken({policy, version: date})];
  if (first && first < date) return [messages.notEarlier({date, first, policy})];
  return approverProblems(approvedBy, '--approved-by');
}

/** Replaces the children of every node, the deepest first. */
function rewrite(node: Nodes, change: (child: Nodes) => Nodes[]): void {
  if (!('children' in node)) return;
  for (const child of node.children) rewrite(child, change);
  node.children = node.children.flatMap(change) as Parents['children'];
}

/** The sections of this site are headings of the second level, below the title, which the page draws itself. */
function leveled(tree: Root): void {
  const headings = () => tree.children.filter((node): node is Heading => node.type === 'heading');
  const [first, ...others] = headings();
  if (first?.depth === 1 && others.every(({depth}) => depth > 1)) tree.children.splice(tree.children.indexOf(first), 1);
  const shift = 2 - Math.min(...headings().map(({depth}) => depth));
  for (const one of headings()) one.depth = Math.min(6, one.depth + shift) as Heading['depth'];
}

/** An old text in the Markdown of this site, and what was left out around its words: HTML, pictures, and links that lead nowhere. */
function converted(source: string, leadsSomewhere: (url: string) => boolean) {
  const tree = readMarkdown(source);
  const plain: string[] = [];
  leveled(tree);
  rewrite(tree, (node) => {
    if (node.type === 'html') {
      if (/^<br\b/i.test(node.value)) return [{type: 'break'}];
      plain.push(node.value);
      const inner = node.value.replace(/<!--[^]*?-->|<[^>]*>/g, '').trim();
      return inner ? [{type: 'text', value: inner}] : [];
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      plain.push('url' in node ? node.url : node.identifier);
      return node.alt ? [{type: 'text', value: node.alt}] : [];
    }
    if (node.type !== 'link') return [node];
    if (node.url.startsWith('mailto:'))
      return [{type: 'html', value: withoutAddresses(`[${toString(node)}](${node.url})`)}];
    if (leadsSomewhere(node.url)) return [node];
    plain.push(node.url);
    return node.children;
  });
  // A space behind a line break would be written as a sign of HTML.
  visit(tree, 'break', (_, at, parent) => {
    const next = parent?.children[(at ?? 0) + 1];
    if (next?.type === 'text') next.value = next.value.trimStart();
  });
  return {text: toMarkdown(tree, {bullet: '-', rule: '*', extensions: [gfmToMarkdown(), mdxToMarkdown()]}), plain};
}

const titled = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, dash: string, sign: string) => `${dash && ' '}${sign.toUpperCase()}`);

/** Brings a version along that applied before this archive, with its day. Its hash is recorded today. */
export const importVersion = verb((request: ImportRequest) => {
  const {siteDir, today, policy, date, file, approvedBy, source} = request;
  const record = soundRecord(siteDir);
  refuseIf(requestProblems(request, record));
  const given = readFileSync(path.resolve(siteDir, file), 'utf8');
  const {body} = splitSource(given);
  const [newest] = rowsOf(record, policy);
  const ownTitle = parsePolicy(given).title || /^#\s+(.+?)\.?$/m.exec(body)?.[1]?.trim();
  const title = ownTitle || (newest ? parsePolicy(archivedText(siteDir, newest)).title : titled(policy));
  const {text: old, plain} = converted(body, (url) => {
    if (url.startsWith('#')) return anchorsOf(body).includes(url.slice(1));
    return /^https?:\/\//.test(url);
  });
  const day = longDay(date);
  const summary = messages.importSummary({day});
  const fields = {title, description: messages.importDescription({title, day}), summary, approved_by: approvedBy};
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  const {text, problems} = freeze(`---\n${head.join('')}---\n\n${old}`);
  refuseIf(problems.map((problem) => `${file}: ${problem}`));
  const row: RecordedVersion = {
    ...{policy, version: date, publishedOn: date, approvedBy, reason: summary},
    imported: {on: today, source},
    sha256: sha256(text),
  };
  const sections = parsePolicy(text).sections.slice(1).map(headingOf);
  return {
    shown: [
      [messages.importing({title, day, source}), ...sections.map((heading) => `  ${heading}`)].join('\n'),
      ...(plain.length > 0 ? [messages.leftOut({what: plain.join(', ')})] : []),
    ],
    changes: {
      [archivedFile(date, policy)]: text,
      ...recordChanges({...record, versions: [...record.versions, row]}),
    },
    subject: `Import ${policy} of ${date}`,
  };
});
