import {nearest} from '../../../content/schemaProblems';
import {importLines, type Importable} from '../../../mdx/components';
import {plainTags} from '../../../mdx/plainTags';
import {messages} from '../messages';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {tagsAround, type Rule} from './rule';

const isPartial = (source: string) => /^@site\/pages\/(.*\/)?_/.test(source);

const renamed = (name: string, near: string | undefined) => (near ? {old: `<${name}`, to: [`<${near}`]} : undefined);

/** The line that imports a component, with all others that the page uses from the same list. */
function lineWith({name, source}: Importable, {tags}: ParsedPage, components: ReadonlyMap<string, Importable>): string {
  const names = new Set([name, ...tags.map((tag) => tag.name)]);
  const together = [...components.values()].filter((one) => names.has(one.name) && one.source === source);
  return importLines(together).join('');
}

/** Tags that are misspelled or not imported. */
const tagsRule: Rule = (page, {components}, report) => {
  const known = new Set(page.imports.map(({local}) => local));
  const names = [...components.keys()].sort();
  for (const tag of page.tags) {
    const {name, at} = tag;
    if (!name || known.has(name) || plainTags.has(name)) continue;
    const component = components.get(name);
    if (component) {
      report(at, messages.notImported({tag: name}), lineWith(component, page, components));
      known.add(name);
    } else if (/^[A-Z]/.test(name)) {
      const near = nearest(name, names);
      report(at, messages.unknownComponent({tag: name, near}), undefined, renamed(name, near));
    } else if (tagsAround(tag).every((one) => known.has(one.name) || plainTags.has(one.name))) {
      const near = names.find((known) => known.toLowerCase() === name);
      report(at, messages.plainTag({tag: name, near}), undefined, renamed(name, near));
    }
  }
};

/** Pages can import only components, by their own names from their lists, and files of copy. */
const importsRule: Rule = (page, {components}, report) => {
  for (const one of page.imports) {
    const {local: tag, imported, source, at} = one;
    const component = components.get(tag) ?? components.get(imported);
    // The bundler names a file of copy that does not exist.
    if (isPartial(source)) continue;
    if (!component) {
      const places = [at, ...page.tags.filter(({name}) => name === tag).map((used) => used.at)];
      if (source.startsWith('@site/src/')) for (const place of places) report(place, messages.tagGone({tag}));
      else report(at, messages.unknownSource({source}));
    } else if (component.source !== source || imported !== tag || tag !== component.name) {
      report(at, messages.wrongImport, lineWith(component, page, components));
    } else if (page.tags.every(({name}) => name !== tag)) report(at, messages.notUsed({tag}));
  }
};

/** Tags, imports, exports and code in braces. MDX executes what is in braces, so an unknown name would crash the page. */
export const codeRule: Rule = (page, site, report) => {
  tagsRule(page, site, report);
  importsRule(page, site, report);
  for (const at of page.exports) report(at, messages.export);
  for (const {inside, at} of page.braces) {
    report(at, messages.codeInBraces({code: inside.trim().split('\n')[0] ?? ''}));
  }
};
