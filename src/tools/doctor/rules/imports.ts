import {nameNow, nearest} from '../../../content/schemaProblems';
import {importLine} from '../../../build/mdx/contracts';
import type {Import, ParsedPage, Tag} from '../../../build/mdx/parsedPage';
import {plainTags} from '../../../build/mdx/plainTags';
import {messages} from '../messages';
import {finding, type Rule, type SiteSources} from '../sources';

type Problem = [message: string, fix?: string] | undefined;

const isInTable = ({around}: Tag): boolean => around !== undefined && (around.name === 'table' || isInTable(around));
const isPartial = (source: string) => /^@site\/pages\/(.*\/)?_/.test(source);

/** What is wrong with a tag that is not imported, and the line to paste. */
function tagProblem(tag: string, {components}: SiteSources): Problem {
  if (plainTags.has(tag)) return undefined;
  const names = [...components.keys()].sort();
  if (/^[a-z]/.test(tag)) {
    const means = names.find((known) => known.toLowerCase() === tag.toLowerCase());
    const hint = means ? ` Did you mean <${means}>?` : ' Use Markdown or a component.';
    return [tag === 'table' ? messages.htmlTable : messages.plainTag({tag, hint})];
  }
  const component = components.get(tag);
  if (component) return [messages.notImported({tag}), importLine(component)];
  const now = components.get(nameNow(tag) ?? '');
  if (now) return [messages.renamedComponent({tag, now: now.name}), importLine(now)];
  const near = nearest(tag, names);
  const hint = near ? ` Did you mean <${near}>?` : ' The gallery of npm start, at /gallery, shows every component.';
  return [messages.unknownComponent({tag, hint})];
}

/** What is wrong with an import: pages have partials, and components under their own names. */
function importProblem(page: ParsedPage, {pages, components}: SiteSources, one: Import): Problem {
  const {local: tag, source, named} = one;
  if (isPartial(source)) {
    const file = source.replace('@site/', '');
    return pages.some((partial) => partial.file === file) ? undefined : [messages.noPartial({file, tag})];
  }
  const last = source.split('/').pop() ?? source;
  const now = components.get(nameNow(last) ?? nameNow(tag) ?? '');
  if (now) return [messages.renamedComponent({tag, now: now.name}), importLine(now)];
  const component = components.get(last) ?? components.get(tag);
  if (!component) return [messages.unknownSource({source})];
  if (component.source !== source || named || tag !== component.name)
    return [messages.wrongImport, importLine(component)];
  if (page.imports.find(({local}) => local === tag) !== one) return [messages.importedTwice({tag})];
  return page.tags.some(({name}) => name === tag) ? undefined : [messages.notUsed({tag})];
}

/** Tags that are misspelled or not imported, and imports that pages cannot have. */
export const importsRule: Rule = (page, site) => {
  const known = new Set(page.imports.map(({local}) => local));
  const tags = page.tags.flatMap((tag) => {
    const {name, at} = tag;
    // The rows and cells of a table go with it.
    if (!name || known.has(name) || (/^[a-z]/.test(name) && isInTable(tag))) return [];
    const [message, fix] = tagProblem(name, site) ?? [];
    if (fix) known.add(name);
    return message ? [finding(page, 'imports', at, message, fix)] : [];
  });
  const imports = page.imports.flatMap((one) => {
    const [message, fix] = importProblem(page, site, one) ?? [];
    return message ? [finding(page, 'imports', one.at, message, fix)] : [];
  });
  const exports = page.exports.map((at) => finding(page, 'imports', at, messages.export));
  return [...tags, ...imports, ...exports];
};
