import {createHash} from 'node:crypto';
import {existsSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../../content/refusal';
import {slugOf} from '../../../content/slug';
import {importable} from '../../../mdx/components';
import {sorted} from '../../../mdx/finding';
import {parsePage} from '../../../mdx/parse';
import {settleImports} from '../../../mdx/settleImports';
import {examinePage} from '../../doctor/examine';
import {readSite} from '../../doctor/sources';
import {spellingFindings, wordsOnly} from '../../doctor/spelling';
import {isPolicy, isWaiting, readChanges, summarize} from '../../changes';
import {gitIn} from '../../git';
import {collect} from '../../processes';
import {writeFiles} from '../../writeFiles';
import type {Catalog, Disk, Finding} from '../protocol';
import {catalogOf} from './catalog';

const onDisk = (text: string): Disk => ({text, hash: createHash('sha256').update(text).digest('base64url')});

/** A text with the imports that its components need. */
function withImports(file: string, text: string): string {
  const parsed = parsePage(file, text, []);
  return parsed.broken ? text : settleImports(parsed, importable());
}

/** What has changed since the last commit, and whether a commit still has to be pushed. */
async function changesIn(root: string) {
  const git = gitIn(root);
  const {changes} = await readChanges(git);
  const summaries = changes.map(async (one) => {
    const kind = isPolicy(one) ? ('policies' as const) : ('pages' as const);
    return {kind, ...(await summarize(one, git))};
  });
  return {changes: await Promise.all(summaries), waiting: await isWaiting(git)};
}

/** Submits as in a terminal. */
async function submit(root: string, {title, only}: {title: string; only?: 'pages' | 'policies'}) {
  const words = ['submit', '--yes', ...(only ? ['--only', only] : []), '--', title];
  const {output} = await collect('src/cli/run.mjs', words, {cwd: root});
  // How to leave the branch is for those who use Git.
  return {output: output.replace(/^.*git switch .*\n?/gm, '').trim()};
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
      const [now, after] = [onDisk(read(file)), onDisk(withImports(file, text))];
      const isWritten = now.hash === base || now.hash === after.hash;
      if (isWritten && now.hash !== after.hash) writeFiles(root, {[file]: after.text});
      return {...(isWritten ? after : now), isWritten};
    },

    check: async ({file}: {file: string}): Promise<Finding[]> => {
      const site = readSite(root);
      const page = parsePage(file, read(file), site.sections);
      const found = examinePage(page, site);
      const words = await spellingFindings([page], root).catch(() => []);
      return sorted([...found, ...wordsOnly(words, found)]);
    },

    /** Adds a picture, in base64, beside a page, under a plain name that no other picture has. */
    photo: ({file, name, data}: {file: string; name: string; data: string}): {source: string} => {
      read(file);
      const [, ending = ''] = /\.(avif|gif|jpe?g|png|webp)$/i.exec(name) ?? [];
      if (!ending) throw new Refusal(`${name} is not a photo. Choose a .jpg, .png, .webp, .avif or .gif file.`);
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
