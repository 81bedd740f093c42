import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../content/refusal';
import type {FormerAddresses} from '../../content/redirects';
import {sections} from '../../content/navigation';
import type {Section} from '../../content/sections';
import type {Synonym} from '../../content/synonyms';
import {sizeOf, type PictureSize} from '../../mdx/pictureFiles';
import {importable, type Importable} from '../../mdx/components';
import {atLine, type Finding} from '../../mdx/finding';
import type {ParsedPage} from '../../mdx/parsedPage';
import {parsePage} from '../../mdx/parse';
import {filesIn, readSources} from '../../mdx/sources';
import {positionOf} from '../../mdx/textEdits';

export const formerFile = 'src/content/formerPages.json';
export const evidenceFile = 'src/claims/claimEvidence.json';
export const synonymsFile = 'src/features/search/model/searchSynonyms.json';

/** What a rule may use besides the page that it checks. */
export type SiteSources = {
  pages: readonly ParsedPage[];
  components: ReadonlyMap<string, Importable>;
  sections: readonly Section[];
  /** Addresses that are not pages in `pages/`: static files, and what the build writes. */
  others: ReadonlySet<string>;
  /** The size of a picture by its file, such as `static/team.jpg`. */
  pictures: (file: string) => PictureSize | undefined;
  former: FormerAddresses;
  synonyms: readonly Synonym[];
};

const generated = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt', '/legal/updates.xml'];

function otherAddresses(root: string): Set<string> {
  const files = filesIn(path.join(root, 'static')).map((file) => `/${file}`);
  // Published versions of policies have addresses of their own.
  const archive = filesIn(path.join(root, 'versioned_docs'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `/legal/${file.replace(/^version-|\.mdx$/g, '')}`);
  return new Set([...generated, ...archive, ...files]);
}

export const readIfThere = (root: string, file: string): string =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';

/** Reads data that people also edit by hand. There is none of a feature without its folder. */
export function readData<Data>(root: string, file: string): Data {
  try {
    return JSON.parse(readIfThere(root, file) || '[]') as Data;
  } catch (error) {
    const {message} = error as Error;
    const instead = 'End every line but the last with a comma, and put every word in quotation marks (").';
    throw new Refusal(`${file} cannot be read: ${message}. ${instead}`);
  }
}

export const readSite = (root: string): SiteSources => ({
  pages: readSources(root).map(({file, text}) => parsePage(file, text, sections)),
  components: importable(),
  sections,
  others: otherAddresses(root),
  pictures: (file) => sizeOf(path.join(root, file)),
  former: readData(root, formerFile),
  synonyms: readData(root, synonymsFile),
});

export const pageAt = (address: string, site: SiteSources): ParsedPage | undefined =>
  site.pages.find((page) => page.address === address);

/** A problem at the last of these words of a file, each searched after the one before. Words that it lacks are skipped. */
export function atWords(root: string, file: string, words: readonly string[], message: string): Finding {
  const text = readIfThere(root, file);
  const at = words.reduce((from, word) => Math.max(text.indexOf(word, from), from), 0);
  return atLine(file, positionOf(text, at).line, message);
}
