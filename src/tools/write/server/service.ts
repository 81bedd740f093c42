import {createHash} from 'node:crypto';
import {existsSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../../content/refusal';
import {slugOf} from '../../../content/slug';
import {sorted, type Finding} from '../../../mdx/finding';
import {parsePage} from '../../../mdx/parse';
import {examinePage} from '../../doctor/examine';
import {readSite} from '../../doctor/sources';
import {spellingFindings, wordsOnly} from '../../doctor/spelling';
import {isPolicy, isWaiting, readChanges, summarize} from '../../changes';
import {gitIn} from '../../git';
import {collect} from '../../processes';
import {writeFiles} from '../../writeFiles';
import type {Catalog, Disk} from '../protocol';
import {catalogOf} from './catalog';
import {join, split} from '../../../mdx/imports';

function onDisk(content: string): Disk {
  const {text, hidden} = split(content);
  return {text, hidden, hash: createHash('sha256').update(content).digest('base64url')};
}

/** Reads and changes the pages of the site. What is refused throws a `Refusal`. */
export function openService(root: string) {
  /** Only a page can be opened, and no symbolic link or `..` leads elsewhere. */
  const read = (file: string): string => {
    const place = path.join(root, file);
    const isPage = /^pages\/.+\.mdx$/.test(file) && existsSync(place);
    const real = isPage && path.relative(realpathSync(root), realpathSync(place)).split(path.sep).join('/');
    if (real !== file) throw new Refusal(`${file} no longer exists. Copy your text if you still need it.`);
    const bytes = readFileSync(place);
    const text = bytes.toString('utf8');
    if (!Buffer.from(text).equals(bytes))
      throw new Refusal(`${file} is not saved as UTF-8. Save it again with the encoding "UTF-8".`);
    return text;
  };

  return {
    catalog: (): Catalog => catalogOf(readSite(root)),
    open: ({file}: {file: string}): Disk => onDisk(read(file)),

    /** Writes a text, right or wrong, unless the file is another one than the text was based on. */
    write: ({file, base, text}: {file: string; base: string; text: string}): Disk & {isWritten: boolean} => {
      const now = read(file);
      const next = join(file, text, split(now).imported).replace(/\n/g, now.includes('\r\n') ? '\r\n' : '\n');
      const isWritten = onDisk(now).hash === base || now === next;
      if (isWritten && now !== next) writeFiles(root, {[file]: next});
      return {...onDisk(isWritten ? next : now), isWritten};
    },

    check: async ({file}: {file: string}): Promise<Finding[]> => {
      const site = readSite(root);
      const content = read(file);
      const {lineOf} = split(content);
      const page = parsePage(file, content, site.sections);
      const found = examinePage(page, site);
      const words = await spellingFindings([page], root).catch(() => []);
      return sorted([...found, ...wordsOnly(words, found)]).map((one) => ({...one, line: lineOf(one.line)}));
    },

    /** Adds a picture, as a data URL, beside a page, under a plain name that no other picture has. */
    photo: ({file, name, data}: {file: string; name: string; data: string}): {source: string} => {
      read(file);
      const [, ending = ''] = /\.(avif|gif|jpe?g|png|webp)$/i.exec(name) ?? [];
      if (!ending) throw new Refusal(`${name} is not a photo. Choose a .jpg, .png, .webp, .avif or .gif file.`);
      const photo = Buffer.from(data.replace(/^[^,]*,/, ''), 'base64');
      const slug = slugOf(path.basename(name, path.extname(name))) || 'picture';
      const nameAt = (count: number) => `${slug}${count > 1 ? `-${count}` : ''}.${ending.toLowerCase()}`;
      const placeOf = (count: number) => path.join(root, path.dirname(file), nameAt(count));
      let count = 1;
      while (existsSync(placeOf(count)) && !readFileSync(placeOf(count)).equals(photo)) count += 1;
      writeFileSync(placeOf(count), photo);
      return {source: `![](./${nameAt(count)})`};
    },

    /** What has changed since the last commit, and whether a commit still has to be pushed. */
    changes: async () => {
      const git = gitIn(root);
      const summaries = (await readChanges(git)).changes.map(async (one) => {
        const kind = isPolicy(one) ? ('policies' as const) : ('pages' as const);
        return {kind, ...(await summarize(one, git))};
      });
      return {changes: await Promise.all(summaries), waiting: await isWaiting(git)};
    },

    /** Submits as in a terminal. */
    submit: async ({title, only}: {title: string; only?: 'pages' | 'policies'}) => {
      const words = ['submit', '--yes', ...(only ? ['--only', only] : []), '--', title];
      const {output} = await collect('src/cli/run.mjs', words, {cwd: root});
      // How to leave the branch is for those who use Git.
      return {output: output.replace(/^.*git switch .*\n?/gm, '').trim()};
    },
  };
}

export type Service = ReturnType<typeof openService>;
