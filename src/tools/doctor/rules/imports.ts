import {didYouMean, nearest} from '../../../content/schemaProblems';
import {importLine, type Component} from '../../../build/mdx/contracts';
import type {Import, ParsedPage} from '../../../build/mdx/parsedPage';
import {plainTags} from '../../../build/mdx/plainTags';
import {finding, type Rule, type SiteSources} from '../sources';

const isPartial = (source: string) => /^@site\/pages\/(.*\/)?_/.test(source);

const nameOf = (source: string) => source.split('/').pop() ?? source;

/** Tags that put another site into a page. */
const embeds = new Set(['iframe', 'embed', 'object', 'frame', 'portal']);
const embedded = (name: string) =>
  `<${name}> loads another site for every visitor, so pages have none. A map or a video is a picture and a link.`;

/** Reports tags that are misspelled or not imported, and imports that pages may not have. */
export const importsRule: Rule = (page, site) => {
  const names = [...site.components.keys()];
  const imported = new Set(page.imports.map((one) => one.local));
  const seen = new Set<string>();
  const tags = page.tags.flatMap(({name, at}) => {
    if (!name || imported.has(name)) return [];
    if (/^[a-z]/.test(name)) {
      if (plainTags.has(name)) return [];
      if (embeds.has(name)) return [finding(page, 'imports', at, embedded(name))];
      const means = names.find((known) => known.toLowerCase() === name.toLowerCase());
      const hint = means ? ` Did you mean <${means}>?` : ` Use Markdown or a component.`;
      return [finding(page, 'imports', at, `<${name}> cannot be used on pages.${hint}`)];
    }
    const component = site.components.get(name);
    if (!component) {
      const near = nearest(name, names);
      const hint = near ? `Did you mean <${near}>?` : `The components are: ${names.sort().join(', ')}.`;
      return [finding(page, 'imports', at, `There is no component <${name}>. ${hint}`)];
    }
    if (seen.has(name)) return [];
    seen.add(name);
    const message = `<${name}> is used but not imported. Paste this line below the block at the top:`;
    return [finding(page, 'imports', at, message, importLine(component))];
  });
  const used = new Set(page.tags.map((tag) => tag.name));
  const lines = page.imports.flatMap((one, at) => importFindings(page, site, one, used, page.imports.slice(0, at)));
  const exports = page.exports.map((at) =>
    finding(
      page,
      'imports',
      at,
      'A page cannot export anything. Remove this line; code belongs in a component in src.',
    ),
  );
  return [...tags, ...lines, ...exports];
};

function importFindings(
  page: ParsedPage,
  site: SiteSources,
  one: Import,
  used: Set<string>,
  before: readonly Import[],
) {
  const tell = (message: string, fix?: string) => [finding(page, 'imports', one.at, message, fix)];
  if (isPartial(one.source)) {
    const file = one.source.replace('@site/', '');
    return site.pages.some((partial) => partial.file === file)
      ? []
      : tell(`There is no file ${file}. Correct the import, or remove it and <${one.local} />.`);
  }
  const component = [...site.components.values()].find(({source}) => source === one.source);
  if (!component) return tell(...unknownSource(one, site));
  if (one.named || one.local !== component.name) {
    return tell(`Write this import without braces and with the component's own name:`, importLine(component));
  }
  if (before.some(({local}) => local === one.local))
    return tell(`<${one.local}> is imported twice. Remove one of the lines.`);
  if (!used.has(one.local)) return tell(`<${one.local}> is imported but not used. Remove this line.`);
  return [];
}

function unknownSource(one: Import, site: SiteSources): [string, string?] {
  const known: Component | undefined = site.components.get(nameOf(one.source)) ?? site.components.get(one.local);
  if (known) return [`<${known.name}> is not in "${one.source}". Import it with this line:`, importLine(known)];
  const sources = [...site.components.values()].map(({source}) => source);
  return [`A page cannot import "${one.source}".${didYouMean(one.source, sources)}`];
}
