import {nearest} from '../../../content/schemaProblems';
import {importLines, type Importable} from '../../../mdx/components';
import {plainTags} from '../../../mdx/plainTags';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {tagsAround, type Rule} from './rule';

/** The line that imports a component, with all others that the page uses from the same list. */
function lineWith({name, source}: Importable, {tags}: ParsedPage, components: ReadonlyMap<string, Importable>): string {
  const names = new Set([name, ...tags.map((tag) => tag.name)]);
  return importLines([...components.values()].filter((one) => names.has(one.name) && one.source === source)).join('');
}

/** Tags that are misspelled or not imported. */
const tagsRule: Rule = (page, {components}, report) => {
  const known = new Set(page.imports.map(({local}) => local));
  const names = [...components.keys()].sort();
  const gallery = 'The gallery of npm start, at /gallery, shows every component.';
  const meant = (near: string | undefined, otherwise: string) => (near ? `Did you mean <${near}>?` : otherwise);
  for (const tag of page.tags) {
    const {name, at} = tag;
    if (!name || known.has(name) || plainTags.has(name)) continue;
    const component = components.get(name);
    if (component) {
      const line = lineWith(component, page, components);
      report(at, `<${name}> is used but not imported. Below the front matter, write this line:`, line);
      known.add(name);
    } else if (/^[A-Z]/.test(name)) {
      report(at, `Unknown component <${name}>. ${meant(nearest(name, names), gallery)}`);
    } else if (tagsAround(tag).every((one) => known.has(one.name) || plainTags.has(one.name))) {
      const near = names.find((one) => one.toLowerCase() === name);
      report(at, `<${name}> cannot be used on pages. ${meant(near, 'Use Markdown or a component.')}`);
    }
  }
};

/** Pages can import only components, by their own names from their lists, and files of copy. */
const importsRule: Rule = (page, {components}, report) => {
  for (const {local, imported, source, at} of page.imports) {
    const component = components.get(local) ?? components.get(imported);
    // The bundler names a file of copy that does not exist.
    if (/^@site\/pages\/(.*\/)?_/.test(source)) continue;
    if (component) {
      if (component.source !== source || imported !== local || local !== component.name)
        report(at, 'Write this import like this:', lineWith(component, page, components));
      else if (page.tags.every(({name}) => name !== local))
        report(at, `<${local}> is not used here. Do not import it.`);
    } else if (source.startsWith('@site/src/')) {
      const places = [at, ...page.tags.filter(({name}) => name === local).map((used) => used.at)];
      const why = 'its folder was deleted, or src/company switches it off';
      for (const place of places) report(place, `This site has no <${local}>: ${why}. Remove this.`);
    } else report(at, `A page cannot import "${source}". Remove this line.`);
  }
};

/** Tags, imports, exports and code in braces. MDX executes what is in braces, so an unknown name would crash the page. */
export const codeRule: Rule = (page, site, report) => {
  tagsRule(page, site, report);
  importsRule(page, site, report);
  for (const at of page.exports)
    report(at, 'A page cannot export anything. Remove this line; code belongs in a component in src.');
  for (const {inside, at} of page.braces) {
    const code = inside.trim().split('\n')[0] ?? '';
    const instead = `To show the braces, write &#123;${code}}; a note to colleagues is {/* like this */}.`;
    report(at, `{${code}} is code, which pages cannot have. ${instead}`);
  }
};
