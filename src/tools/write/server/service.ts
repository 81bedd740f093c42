import {createHash} from 'node:crypto';
import {existsSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../../content/refusal';
import {slugOf} from '../../../content/slug';
import {importable} from '../../../mdx/components';
import {parsePage} from '../../../mdx/parse';
import {settleImports} from '../../../mdx/settleImports';
import {readSite} from '../../doctor/diagnose';
import {examinePage} from '../../doctor/examine';
import {spellingFindings, wordsOnly} from '../../doctor/spelling';
import {writeFiles} from '../../writeFiles';
import {messages} from '../messages';
import type {Catalog, Disk, Finding} from '../protocol';
import {catalogOf} from './catalog';
import {changesIn, submit} from './submission';

const onDisk = (text: string): Disk => ({text, hash: createHash('sha256').update(text).digest('base64url')});

/** A text with the imports that its components need. */
function withImports(file: string, text: string): string {
  const parsed = parsePage(file, text, []);
  return parsed.broken ? text : settleImports(parsed, importable());
}

/** Reads and changes the pages of the site. What is refused throws a `Refusal`. */
export function openService(root: string) {
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
    catalog: (): Catalog => catalogOf(readSite(root)),
    open: ({file}: {file: string}): Disk => onDisk(read(file)),

    /** Writes a text, right or wrong, unless the file is another one than the text was based on. */
    write: ({file, base, text}: {file: string; base: string; text: string}): Disk & {isWritten: boolean} => {
      const [now, after] = [onDisk(read(file)), onDisk(withImports(file, text))];
      const isWritten = now.hash === base || now.hash === after.hash;
      if (isWritten && now.hash !== after.hash) writeFiles(root, {[file]: after.text});
      return {...(isWritten ? after : now), isWritten};
    },

    /** The findings in a page, and those in other pages that name it. */
    check: async ({file}: {file: string}): Promise<Finding[]> => {
      const site = readSite(root);
      const page = parsePage(file, read(file), site.sections);
      const {address} = page;
      const others = site.pages.filter((one) => one.file !== file && address && one.text.includes(`${address}#`));
      const found = examinePage(page, site);
      const elsewhere = others.flatMap((one) => examinePage(one, site)).filter(({message}) => message.includes(file));
      const words = await spellingFindings([page], root).catch(() => []);
      return [
        ...elsewhere,
        ...[...found, ...wordsOnly(words, found)].sort((a, b) => a.line - b.line || a.column - b.column),
      ];
    },

    /** Adds a picture, in base64, beside a page, under a plain name that no other picture has. */
    photo: ({file, name, data}: {file: string; name: string; data: string}): {source: string} => {
      read(file);
      const [, ending = ''] = /\.(avif|gif|jpe?g|png|webp)$/i.exec(name) ?? [];
      if (!ending) throw new Refusal(messages.notAPicture({name}));
      const photo = Buffer.from(data, 'base64');
      const slug = slugOf(path.basename(name, path.extname(name))) || 'picture';
      const nameAt = (count: number) => `${slug}${count > 1 ? `-${count}` : ''}.${ending.toLowerCase()}`;
      const placeOf = (count: number) => path.join(root, path.dirname(file), nameAt(count));
      let count = 1;
      while (existsSync(placeOf(count)) && !readFileSync(placeOf(count)).equals(photo)) count += 1;
      writeFileSync(placeOf(count), photo);
      return {source: `![](./${nameAt(count)})`};
    },

    changes: () => changesIn(root),
    submit: (request: {title: string; only?: 'pages' | 'policies'}) => submit(root, request),
  };
}

export type Service = ReturnType<typeof openService>;
