import {readFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../../content/refusal';
import {parsePage} from '../../../mdx/parse';
import type {Finding} from '../../../mdx/finding';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {readSite} from '../../doctor/diagnose';
import {spellingFindings} from '../../doctor/spelling';
import type {SiteSources} from '../../doctor/sources';
import {writeFiles} from '../../writeFiles';
import {joinImports} from '../imports';
import {messages} from '../messages';
import type {Responses} from '../protocol';
import {catalogOf} from './catalog';
import {addWord, findingsAfter, inText} from './findings';
import {openPages} from './pages';
import {Photos} from './photos';
import type {Requests, Service} from './requests';
import {settleImports} from './settleImports';

/** Reads and changes the pages of the site. What is refused throws a `Refusal`. */
export function openService(root: string): Service {
  const photos = new Photos(root);

  /** Only the pages that the doctor reads can be opened: files in `pages/`, but no symbolic links. */
  const pageOf = (file: string): {page: ParsedPage; site: SiteSources} => {
    const site = readSite(root);
    const page = site.pages.find((one) => one.file === file);
    if (!page) throw new Refusal(messages.isGone({file}));
    return {page, site};
  };
  const read = (file: string): string => {
    const bytes = readFileSync(path.join(root, file));
    const text = bytes.toString('utf8');
    if (!Buffer.from(text).equals(bytes)) throw new Refusal(messages.notUtf8({file}));
    return text;
  };

  /** Writes a text unless the doctor refuses it or the file is not the one that the browser knows. */
  const write = ({file, base, text, imports}: Requests['write']): Responses['write'] => {
    const {page, site} = pageOf(file);
    const joined = joinImports(text, imports);
    const parsed = parsePage(file, joined, site.sections);
    const after = parsed.broken ? joined : settleImports(parsed, site.components);
    photos.writeFor(file, after);
    const found = findingsAfter(page, after, site);
    const findings = inText(found, after);
    const theirs = read(file);
    if (theirs !== base && theirs !== after) return {findings, theirs};
    if (found.some(({blocks}) => blocks)) return {findings};
    if (theirs !== after) writeFiles(root, {[file]: after});
    photos.removeUnused(site.pages.map((one) => (one === page ? {...one, text: after} : one)));
    return {findings, written: after};
  };

  let lastRun: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, Promise<Finding[]>>();
  /** One run at a time, for all who wait for it: on a slow machine, a file changes faster than it is spelled. */
  const spelled = (file: string): Promise<Finding[]> => {
    const run = () => {
      waiting.delete(file);
      return spellingFindings([file], root);
    };
    const next = waiting.get(file) ?? lastRun.then(run, run);
    waiting.set(file, next);
    lastRun = next;
    return next;
  };

  const spell = async ({file}: Requests['spell']): Promise<Responses['spell']> => {
    const {page} = pageOf(file);
    const found = await spelled(file);
    return {
      findings: inText(
        found.map((one) => ({...one, blocks: false})),
        page.text,
      ),
    };
  };

  return {
    catalog: () => catalogOf(readSite(root)),
    open: ({file}) => {
      pageOf(file);
      return {text: read(file)};
    },
    write,
    spell,
    read: ({file}) => ({
      text:
        /^pages\/.*\.mdx$/.test(file) && existsSync(path.join(root, path.posix.normalize(file))) ? read(file) : null,
    }),
    addWord: ({word}) => {
      addWord(root, word);
      return {};
    },
    photo: async (request) => {
      pageOf(request.file);
      return {source: await photos.add(request)};
    },
    ...openPages(root),
  };
}
