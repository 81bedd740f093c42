import type {Heading, Nodes, Parents, PhrasingContent, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDay, longDay, type Day} from '../../../content/dates';
import {approverProblems} from '../build/approval';
import {anchorsOf} from '../build/checks';
import {placesOn} from '../build/draft';
import {freeze, withoutAddresses} from '../build/freeze';
import {archivedFile} from '../build/paths';
import {readRecord, recordChanges, recordProblems, rowsOf, sha256, type RecordedVersion} from '../build/record';
import {parsePolicy, readMarkdown, splitSource} from '../model/compare/text';
import {archivedText} from './publish';
import type {Changes} from './writing';

export type ImportRequest = {
  siteDir: string;
  today: Day;
  policy: string;
  date: string;
  /** The file with the old text. */
  file: string;
  approvedBy: string;
  source: string;
  reason?: string | undefined;
};

type ImportOutcome = {
  problems: string[];
  /** What the text of the site cannot hold, in sentences. */
  remarks: string[];
  text: string;
  changes: Changes;
};

function requestProblems(request: ImportRequest): string[] {
  const {siteDir, today, policy, date, file, approvedBy, source} = request;
  if (!/^[a-z][a-z0-9-]*$/.test(policy)) return [`"${policy}" is not a name such as terms-of-service.`];
  if (!isDay(date) || date > today) return [`"${date}" is not a day in the past, such as 2020-05-08.`];
  if (!existsSync(path.resolve(siteDir, file))) return [`There is no file ${file}.`];
  if (!source.trim())
    return ['--source is missing: where the old text comes from, such as "Web archive, May 8, 2020".'];
  const rows = rowsOf(readRecord(siteDir), policy);
  const later = rows.filter(({imported}) => !imported).at(-1);
  if (rows.some(({name}) => name === date)) return [`${policy} already has a version ${date}.`];
  if (later && later.name < date)
    return [
      `${date} is after ${later.name}, when ${policy} was first published here. Only earlier versions are imported.`,
    ];
  return approverProblems(approvedBy, '--approved-by');
}

/** Replaces the children of every node, the deepest first. */
function rewrite(node: Nodes, change: (child: Nodes) => Nodes[]): void {
  if (!('children' in node)) return;
  for (const child of node.children) rewrite(child, change);
  node.children = node.children.flatMap(change) as Parents['children'];
}

const words = (children: readonly PhrasingContent[]) => children.map((child) => toString(child)).join('');

/** The sections of this site are headings of the second level, below the title. */
function leveled(tree: Root, title: string): void {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  const [first] = headings;
  if (first && toString(first).trim() === title) tree.children.splice(tree.children.indexOf(first), 1);
  const rest = tree.children.filter((node): node is Heading => node.type === 'heading');
  const shift = 2 - Math.min(...rest.map(({depth}) => depth));
  if (rest.length > 0) for (const one of rest) one.depth = Math.min(6, one.depth + shift) as Heading['depth'];
}

/** An old text in the Markdown of this site: no HTML, no pictures, no addresses that a harvester can read, no dead links. */
function converted(source: string, title: string, leadsSomewhere: (url: string, text: string) => boolean) {
  const tree = readMarkdown(source);
  leveled(tree, title);
  const dropped = {html: 0, image: 0, link: 0};
  rewrite(tree, (node): Nodes[] => {
    if (node.type === 'html') {
      if (/^<br\b/i.test(node.value)) return [{type: 'break'}];
      dropped.html += 1;
      const inner = node.value.replace(/<!--[^]*?-->|<[^>]*>/g, '').trim();
      return inner ? [{type: 'text', value: inner}] : [];
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      dropped.image += 1;
      return node.alt ? [{type: 'text', value: node.alt}] : [];
    }
    if (node.type !== 'link') return [node];
    if (node.url.startsWith('mailto:')) {
      const text = words(node.children);
      return [{type: 'html', value: withoutAddresses(`[${text}](${node.url})`)}];
    }
    if (leadsSomewhere(node.url, source)) return [node];
    dropped.link += 1;
    return node.children;
  });
  const text = toMarkdown(tree, {bullet: '-', rule: '*', extensions: [gfmToMarkdown(), mdxToMarkdown()]});
  const remarks = [
    dropped.html > 0 && `HTML that became its words: ${dropped.html}.`,
    dropped.image > 0 && `Pictures that became their descriptions: ${dropped.image}.`,
    dropped.link > 0 && `Links that lead nowhere on this site and became their words: ${dropped.link}.`,
  ].filter((remark) => remark !== false);
  return {text, remarks};
}

const titled = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, dash: string, sign: string) => `${dash && ' '}${sign.toUpperCase()}`);

/** Brings a version along that applied before this archive, with its day. Its hash is recorded today. */
export function prepareImport(request: ImportRequest): ImportOutcome {
  const {siteDir, today, policy, date, file, approvedBy, source, reason} = request;
  const broken = recordProblems(siteDir);
  const problems = broken.length > 0 ? broken : requestProblems(request);
  if (problems.length > 0) return {problems, remarks: [], text: '', changes: {}};
  const record = readRecord(siteDir);
  const given = readFileSync(path.resolve(siteDir, file), 'utf8');
  const {body} = splitSource(given);
  const [newest] = rowsOf(record, policy);
  const ownTitle = parsePolicy(given).title || /^#\s+(.+)$/m.exec(body)?.[1]?.trim();
  const title = ownTitle || (newest ? parsePolicy(archivedText(siteDir, newest)).title : titled(policy));
  const places = placesOn(siteDir, date, record);
  const {text: old, remarks} = converted(body, title, (url) => {
    if (url.startsWith('#')) return anchorsOf(body).includes(url.slice(1));
    return /^https?:\/\//.test(url) || (url.startsWith('/') && places.hasPage(url));
  });
  const summary = reason?.trim() || `The text that applied from ${longDay(date)}.`;
  const fields = {
    title,
    description: `The ${title} that applied from ${longDay(date)}.`,
    summary,
    approved_by: approvedBy,
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  const {text, problems: odd} = freeze(`---\n${head.join('')}---\n\n${old}`);
  const row: RecordedVersion = {
    policy,
    version: date,
    publishedOn: date,
    approvedBy: approvedBy.trim(),
    reason: summary,
    imported: {on: today, source: source.trim()},
    sha256: sha256(text),
  };
  return {
    problems: odd.map((problem) => `${file}: ${problem}`),
    remarks,
    text,
    changes: {
      [archivedFile(date, policy)]: text,
      ...recordChanges({...record, versions: [...record.versions, row]}),
    },
  };
}
