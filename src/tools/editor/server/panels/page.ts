import {readSite} from '../../../doctor/diagnose';
import {parsePage} from '../../../../build/mdx/parse';
import type {ParsedPage} from '../../../../build/mdx/parsedPage';
import type {SiteSources} from '../../../doctor/sources';
import type {Refused, Saved} from '../../messages';
import {componentsOf, type Placed} from '../../source/components';
import {settleImports} from '../../source/imports';
import {CannotWrite} from '../../source/errors';
import {newFindings} from '../doctor';
import {fileOf, hashOf, readCopy} from '../files';

const bom = '\uFEFF';

export const refuse = (refused: string): Refused => ({refused});
export const unknown = refuse('This page is no longer in the site. Reload it.');
const changed = refuse('The file was changed in the meantime. Look at it as it is now, then try again.');

/** A file as the panels see it. */
export type OpenPage = {file: string; hash: string; text: string; page: ParsedPage; site: SiteSources; parts: Placed[]};

/** Writes a changed file, unless it was changed at the same time, and remembers what it was. */
export type Save = (file: string, before: string, after: string) => Saved | Refused;

const partsIn = (text: string, {components}: SiteSources): Placed[] =>
  componentsOf(text, (name) => components.has(name));

/** Reads the file behind a name. Undefined if there is none, or if it cannot be read as a page. */
export function openPage(root: string, name: string): OpenPage | undefined {
  const file = fileOf(root, name);
  if (!file) return undefined;
  const whole = readCopy(root, file);
  const text = whole.replace(bom, '');
  const site = readSite(root);
  const page = parsePage(file, text, site.sections);
  return {file, hash: hashOf(whole), text, page, site, parts: page.broken ? [] : partsIn(text, site)};
}

/** Changes a file, unless it is another one by now, the change cannot be written, or the doctor refuses it. */
export function changeFile(
  {root, save}: {root: string; save: Save},
  {file: name, hash}: {file: string; hash: string},
  change: (open: OpenPage) => string,
): Saved | Refused {
  const open = openPage(root, name);
  if (!open) return unknown;
  const {file, text, site} = open;
  const whole = readCopy(root, file);
  if (open.hash !== hash || hashOf(whole) !== hash) return changed;
  try {
    const parse = (one: string) => parsePage(file, one, site.sections);
    const after = settleImports(text, change(open), parse, site.components);
    const [finding] = newFindings(file, text, after, site);
    return finding ? refuse(finding) : save(file, whole, whole.startsWith(bom) ? bom + after : after);
  } catch (error) {
    if (error instanceof CannotWrite) return refuse(error.message);
    throw error;
  }
}
