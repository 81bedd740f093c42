import {createHash} from 'node:crypto';
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../../content/refusal';
import {importable} from '../../../mdx/components';
import {parsePage} from '../../../mdx/parse';
import {readSite} from '../../doctor/diagnose';
import {examinePage} from '../../doctor/examine';
import {spellingFindings, wordsOnly} from '../../doctor/spelling';
import {writeFiles} from '../../writeFiles';
import {joinImports, lineInText, splitImports} from '../imports';
import {messages} from '../messages';
import type {Checked, Disk} from '../protocol';
import {catalogOf} from './catalog';
import {Photos} from './photos';
import type {Action, Requests} from './requests';
import {settleImports} from '../../../mdx/settleImports';
import {changesIn, submit} from './submission';

const onDisk = (text: string): Disk => ({text, hash: createHash('sha256').update(text).digest('base64url')});

/** Reads and changes the pages of the site. What is refused throws a `Refusal`. */
export function openService(root: string) {
  const photos = new Photos(root);

  /** Only a page can be opened, and no symbolic link or `..` leads elsewhere. */
  const read = (file: string): string => {
    const place = path.join(root, file);
    const isPage = /^pages\/.+\.mdx$/.test(file) && existsSync(place);
    const real = isPage && path.relative(realpathSync(root), realpathSync(place)).split(path.sep).join('/');
    if (real !== file) throw new Refusal(messages.isGone({file}));
    const bytes = readFileSync(place);
    const text = bytes.toString('utf8');
    if (!Buffer.from(text).equals(bytes)) throw new Refusal(messages.notUtf8({file}));
    return text;
  };

  return {
    catalog: () => catalogOf(readSite(root)),
    open: ({file}: Requests['open']) => onDisk(read(file)),

    /** Writes a text, right or wrong, unless the file is not the one that it was based on. */
    write: ({file, base, text, imports}: Requests['write']): {disk: Disk; isWritten: boolean} => {
      const now = onDisk(read(file));
      const parsed = parsePage(file, joinImports(text, imports), []);
      const after = onDisk(parsed.broken ? parsed.text : settleImports(parsed, importable()));
      if (now.hash === after.hash) return {disk: now, isWritten: true};
      if (now.hash !== base) return {disk: now, isWritten: false};
      writeFiles(root, {[file]: after.text});
      return {disk: after, isWritten: true};
    },

    /** The findings in a page, and those in other pages that name it, with the lines that the writer sees. */
    check: async ({file}: Requests['check']): Promise<Checked> => {
      const {text, hash} = onDisk(read(file));
      const site = readSite(root);
      const page = parsePage(file, text, site.sections);
      const {address} = page;
      const others = site.pages.filter((one) => one.file !== file && address && one.text.includes(`${address}#`));
      const found = examinePage(page, site);
      const elsewhere = others.flatMap((one) => examinePage(one, site)).filter(({message}) => message.includes(file));
      const words = await spellingFindings([page], root).catch(() => []);
      const split = splitImports(text);
      const own = [...found, ...wordsOnly(words, found)].map((one) => ({...one, line: lineInText(split, one.line)}));
      return {hash, findings: [...own, ...elsewhere]};
    },

    photo: async (request: Requests['photo']) => {
      read(request.file);
      return {source: await photos.add(request)};
    },

    changes: () => {
      photos.removeUnused(readSite(root).pages);
      return changesIn(root);
    },
    submit: (request: Requests['submit']) => submit(root, request),
  } satisfies {[Name in Action]: (request: Requests[Name]) => unknown};
}

type Service = ReturnType<typeof openService>;
export type Responses = {[Name in Action]: Awaited<ReturnType<Service[Name]>>};
