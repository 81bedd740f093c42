import {renamedNames} from '../../../content/renamedNames';
import {didYouMean, nearest} from '../../../content/schemaProblems';
import {importLine, type Component} from '../../../build/mdx/contracts';
import type {Import, ParsedPage, Tag} from '../../../build/mdx/parsedPage';
import {plainTags} from '../../../build/mdx/plainTags';
import {messages} from '../messages';
import {finding, type Rule, type SiteSources} from '../sources';

const isPartial = (source: string) => /^@site\/pages\/(.*\/)?_/.test(source);

/** Tags that put another site into a page. */
const embeds = new Set(['iframe', 'embed', 'object', 'frame', 'portal']);

/** What is wrong with a tag that is not imported, and the line to paste. */
function tagProblem({name}: Tag, {components}: SiteSources): [message: string, fix?: string] | undefined {
  const tag = name;
  if (plainTags.has(tag)) return undefined;
  if (embeds.has(tag)) return [messages.embed({tag})];
  const names = [...components.keys()].sort();
  if (/^[a-z]/.test(tag)) {
    const means = names.find((known) => known.toLowerCase() === tag.toLowerCase());
    const hint = means ? ` Did you mean <${means}>?` : ' Use Markdown or a component.';
    return [messages.plainTag({tag, hint})];
  }
  const component = components.get(tag);
  if (component) return [messages.notImported({tag}), importLine(component)];
  const now = components.get(renamedNames[tag] ?? '');
  if (now) return [messages.renamedComponent({tag, now: now.name}), importLine(now)];
  const near = nearest(tag, names);
  const hint = near ? ` Did you mean <${near}>?` : ` The components are: ${names.join(', ')}.`;
  return [messages.unknownComponent({tag, hint})];
}

/** Tags that are misspelled or not imported, and imports that pages cannot have. */
export const importsRule: Rule = (page, site) => {
  const known = new Set(page.imports.map(({local}) => local));
  const tags = page.tags.flatMap((tag) => {
    if (!tag.name || known.has(tag.name)) return [];
    const [message, fix] = tagProblem(tag, site) ?? [];
    if (fix) known.add(tag.name);
    return message ? [finding(page, 'imports', tag.at, message, fix)] : [];
  });
  const imports = page.imports.flatMap((one, at) => {
    const [message, fix] = importProblem(page, site, one, page.imports.slice(0, at)) ?? [];
    return message ? [finding(page, 'imports', one.at, message, fix)] : [];
  });
  const exports = page.exports.map((at) => finding(page, 'imports', at, messages.export));
  return [...tags, ...imports, ...exports];
};

function importProblem(
  page: ParsedPage,
  {pages, components}: SiteSources,
  {local: tag, source, named}: Import,
  before: readonly Import[],
): [message: string, fix?: string] | undefined {
  if (isPartial(source)) {
    const file = source.replace('@site/', '');
    return pages.some((partial) => partial.file === file) ? undefined : [messages.noPartial({file, tag})];
  }
  const component = [...components.values()].find((one) => one.source === source);
  if (!component) return unknownSource(tag, source, components);
  if (named || tag !== component.name) return [messages.wrongImport, importLine(component)];
  if (before.some(({local}) => local === tag)) return [messages.importedTwice({tag})];
  return page.tags.some(({name}) => name === tag) ? undefined : [messages.notUsed({tag})];
}

function unknownSource(tag: string, source: string, components: ReadonlyMap<string, Component>): [string, string?] {
  const last = source.split('/').pop() ?? source;
  const now = components.get(renamedNames[last] ?? renamedNames[tag] ?? '');
  if (now) return [messages.renamedComponent({tag, now: now.name}), importLine(now)];
  const known = components.get(last) ?? components.get(tag);
  if (known) return [messages.wrongSource({tag: known.name, source}), importLine(known)];
  const sources = [...components.values()].map((one) => one.source);
  return [messages.unknownSource({source, hint: didYouMean(source, sources)})];
}
