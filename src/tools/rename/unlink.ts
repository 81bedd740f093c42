import type {Definition, Link, List, ListItem, Nodes} from 'mdast';
import {finding, type SiteSources} from '../doctor/sources';
import type {Finding, Position} from '../../build/mdx/finding';
import {parsePage} from '../../build/mdx/parse';
import type {JsxNode, ParsedPage, Target} from '../../build/mdx/parsedPage';
import {readMdx} from '../../build/mdx/readMdx';
import {targetsOn} from '../doctor/rules/links';
import {cut, edited, type Range} from '../../build/textEdits';
import {split} from './links';

const isTag = (node: Nodes): node is JsxNode => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const rangeOf = (node: Nodes): Range => ({
  start: node.position?.start.offset ?? 0,
  end: node.position?.end.offset ?? 0,
});

const isAt = (start: Position | undefined, at: Position) => start?.line === at.line && start.column === at.column;

type Linking = Link | Definition | JsxNode;

const holds = (node: Nodes, at: Position): node is Linking =>
  isTag(node)
    ? node.attributes.some(({position}) => isAt(position?.start, at))
    : (node.type === 'link' || node.type === 'definition') && isAt(node.position?.start, at);

/** The node that leads somewhere at a place, with all that it stands in, from the outside. */
function find(
  node: Nodes,
  at: Position,
  around: readonly Nodes[] = [],
): {link: Linking; around: readonly Nodes[]} | undefined {
  if (holds(node, at)) return {link: node, around};
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  for (const child of children) {
    const found = find(child, at, [...around, node]);
    if (found) return found;
  }
  return undefined;
}

const tagsIn = (node: Nodes): JsxNode[] =>
  'children' in node ? node.children.flatMap((child) => [...(isTag(child) ? [child] : []), ...tagsIn(child)]) : [];

const buttons = ['Action', 'EmailLink', 'PhoneLink'];

/** How many of its kind the container has, of which one may go as long as others stay. */
function spare(link: JsxNode, around: readonly Nodes[]): boolean {
  const container = around.filter(isTag).at(-1);
  if (!container) return false;
  const names = tagsIn(container).map(({name}) => name ?? '');
  if (link.name === 'Action')
    return container.name === 'Actions' && names.filter((one) => buttons.includes(one)).length > 1;
  return link.name === 'Card' && container.name === 'CardGrid' && names.filter((one) => one === 'Card').length > 2;
}

/** The item of a list that is nothing but the link. */
function itemOf(link: Nodes, around: readonly Nodes[]): {item: ListItem; list: List} | undefined {
  const [list, item, paragraph] = around.slice(-3);
  if (list?.type !== 'list' || item?.type !== 'listItem' || paragraph?.type !== 'paragraph') return undefined;
  return item.children.length === 1 && paragraph.children.length === 1 && paragraph.children[0] === link
    ? {item, list}
    : undefined;
}

/** The text without the link at a place: the words stay, or what is there for the link alone goes. Undefined if neither will do. */
function without(text: string, at: Position): string | undefined {
  const found = find(readMdx(text), at);
  if (!found || found.link.type === 'definition') return undefined;
  const {link, around} = found;
  if (isTag(link) && link.name !== 'a') return spare(link, around) ? cut(text, rangeOf(link)) : undefined;
  const alone = itemOf(link, around);
  if (alone) return alone.list.children.length > 1 ? cut(text, rangeOf(alone.item)) : undefined;
  const [first, last] = [link.children[0], link.children.at(-1)];
  if (!first || !last) return undefined;
  const words = text.slice(rangeOf(first).start, rangeOf(last).end);
  return edited(text, [{...rangeOf(link), put: words}]);
}

/** What nothing on the page uses any more. */
function withoutImports(before: ParsedPage, text: string): string {
  const {tags} = parsePage(before.file, text, []);
  const isUsed = (name: string, list: ParsedPage['tags']) => list.some((tag) => tag.name === name);
  return before.imports
    .filter(({local}) => isUsed(local, before.tags) && !isUsed(local, tags))
    .reduce((rest, {local}) => rest.replace(new RegExp(`^import ${local} from .*\\r?\\n`, 'm'), ''), text);
}

const advice = (page: ParsedPage, {at, to, text}: Target): Finding =>
  finding(
    page,
    'links',
    at,
    `${text.startsWith('<') ? text : `"${text}"`} leads to "${to}", and what is around it needs it. Change or remove both by hand, ` +
      'or say with --to <address> where it leads from now on.',
  );

/** A page without its links to pages that go; `stuck` are those that a person has to take out. */
export function unlinked(
  page: ParsedPage,
  site: SiteSources,
  goes: (address: string) => boolean,
): {text: string; count: number; stuck: Finding[]} {
  const targets = targetsOn(page, site).filter(({to}) => goes(split(to).address));
  const stuck: Finding[] = [];
  // From the end, so that what comes before stays where it is.
  const byPlace = [...targets].sort((a, b) => b.at.line - a.at.line || b.at.column - a.at.column);
  const text = byPlace.reduce((rest, target) => {
    const next = without(rest, target.at);
    if (next === undefined) stuck.unshift(advice(page, target));
    return next ?? rest;
  }, page.text);
  return {text: withoutImports(page, text), count: targets.length - stuck.length, stuck};
}
