import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../../content/refusal';
import {parsePage} from '../../../mdx/parse';
import {readSite} from '../../doctor/diagnose';
import {spellingFindings, wordsOnly} from '../../doctor/spelling';
import {writeFiles} from '../../writeFiles';
import {joinImports} from '../imports';
import {messages} from '../messages';
import type {TextFinding} from '../protocol';
import {catalogOf} from './catalog';
import {isInPlace} from './files';
import {findingsAfter, inText} from './findings';
import {openPages} from './pages';
import {Photos} from './photos';
import type {Action, Requests} from './requests';
import {settleImports} from './settleImports';

/** `theirs` is the file if somebody else changed it; `written` is the file if it was written. */
type Written = {findings: TextFinding[]; written?: string; theirs?: string};

/** Reads and changes the pages of the site. What is refused throws a `Refusal`. */
export function openService(root: string) {
  const photos = new Photos(root);

  /** Only what the doctor reads can be opened. */
  const read = (file: string): string => {
    if (!/^pages\/.+\.mdx$/.test(file) || !isInPlace(root, file)) throw new Refusal(messages.isGone({file}));
    const bytes = readFileSync(path.join(root, file));
    const text = bytes.toString('utf8');
    if (!Buffer.from(text).equals(bytes)) throw new Refusal(messages.notUtf8({file}));
    return text;
  };

  /** Writes a text unless the doctor refuses it or the file is not the one that the browser knows. */
  const write = async ({file, base, text, imports}: Requests['write']): Promise<Written> => {
    const theirs = read(file);
    const site = readSite(root);
    const page = parsePage(file, theirs, site.sections);
    const joined = joinImports(text, imports);
    const parsed = parsePage(file, joined, site.sections);
    const after = parsed.broken ? joined : settleImports(parsed, site.components);
    photos.keepFor([...site.pages.map((one) => one.text), after]);
    const found = findingsAfter(page, after, site);
    const findings = async () => {
      const words = await spellingFindings([{file, text: after}], root).catch(() => []);
      return inText([...found, ...wordsOnly(words, found).map((one) => ({...one, blocks: false}))], after);
    };
    if (theirs !== base && theirs !== after) return {findings: await findings(), theirs};
    if (found.some(({blocks}) => blocks)) return {findings: await findings()};
    if (theirs !== after) writeFiles(root, {[file]: after});
    photos.keepFor([...site.pages.map((one) => (one.file === file ? '' : one.text)), after]);
    return {findings: await findings(), written: after};
  };

  return {
    catalog: () => catalogOf(readSite(root)),
    open: ({file}: Requests['open']) => ({text: read(file)}),
    write,
    photo: async (request: Requests['photo']) => {
      read(request.file);
      return {source: await photos.add(request)};
    },
    ...openPages(root),
  } satisfies {[Name in Action]: (request: Requests[Name]) => unknown};
}

type Service = ReturnType<typeof openService>;
export type Responses = {[Name in Action]: Awaited<ReturnType<Service[Name]>>};
