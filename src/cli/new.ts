import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {redirects} from '../content/redirects';
import {readGiven} from '../tools/doctor/sources';
import {configFile, readNavigation} from '../build/navigation';
import {evidenceFile, newClaim, wordsOf} from '../tools/scaffold/newClaim';
import {messages} from '../tools/scaffold/messages';
import {newPage} from '../tools/scaffold/newPage';
import {newSection, type Written} from '../tools/scaffold/newSection';
import {formatted} from './support/format';
import {Refusal} from './support/refusal';

const root = process.cwd();

type Words = readonly string[];

async function write({file, text}: Written): Promise<void> {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), {recursive: true});
  await writeFile(place, await formatted(root, file, text));
}

/** `npm run new -- section <folder> "<Name>" [--footer]`: a menu or a column of the footer, and a page that lists the others. */
async function createSection(words: Words): Promise<void> {
  const [folder = '', ...name] = words.filter((word) => word !== '--footer');
  const asked = {folder, name: name.join(' ').trim(), footer: words.includes('--footer')};
  const section = newSection(asked, {
    ...readGiven(root),
    navigation: readNavigation(root),
    config: await readFile(path.join(root, configFile), 'utf8'),
    redirected: redirects.map(({from}) => from),
  });
  if (section.refused !== undefined) throw new Refusal(section.refused);
  for (const one of section.files) await write(one);
  console.log(messages.sectionCreated({name: asked.name, file: configFile, folder}));
}

/** `npm run new -- <section> [<slug>] "<Title>" [--label "<Label>"]`: a draft that passes the doctor and appears in every menu of `npm start`. */
async function createPage(all: Words): Promise<void> {
  const at = all.indexOf('--label');
  const label = at < 0 ? undefined : all[at + 1];
  const [section = '', first = '', ...words] = at < 0 ? all : [...all.slice(0, at), ...all.slice(at + 2)];
  const title = words.join(' ').trim();
  const asked = title ? {section, slug: first, title, label} : {section, title: first, label};
  const page = newPage(asked, readGiven(root));
  if (page.refused !== undefined) throw new Refusal(page.refused);
  // The first page of a section brings its folder.
  await mkdir(path.dirname(path.join(root, page.file)), {recursive: true});
  await writeFile(path.join(root, page.file), page.text, {flag: 'wx'});
  const address = page.file.slice('pages'.length, -'.mdx'.length);
  console.log(messages.pageCreated({file: page.file, address}));
}

/** `npm run new -- claim <id> '<value>' ["<meaning>"]`: a figure that pages may name once its evidence is filled in. */
async function createClaim([id = '', ...words]: Words): Promise<void> {
  const asked = wordsOf(id, words);
  const claim = newClaim(asked, (file) => readFileSync(path.join(root, file), 'utf8'));
  if (claim.refused !== undefined) throw new Refusal(claim.refused);
  for (const one of claim.files) await write(one);
  console.log(messages.claimCreated({name: id, value: asked.value, file: evidenceFile}));
}

const others: Record<string, (words: Words) => Promise<void>> = {section: createSection, claim: createClaim};

export default async function create([what = '', ...words]: Words): Promise<number> {
  await (others[what]?.(words) ?? createPage([what, ...words]));
  return 0;
}
