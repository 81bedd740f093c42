import {readFileSync} from 'node:fs';
import path from 'node:path';
import {configFile} from '../build/navigation';
import {writeAll} from '../features/policies/commands/writing';
import {claimsFile} from '../tools/doctor/claimFindings';
import {readGiven} from '../tools/doctor/sources';
import {formatted} from '../tools/formatted';
import {messages} from '../tools/scaffold/messages';
import {newClaim, wordsOf} from '../tools/scaffold/newClaim';
import {newPage} from '../tools/scaffold/newPage';
import {newSection} from '../tools/scaffold/newSection';
import type {Written} from '../tools/scaffold/templates';
import {leadTo} from './support/leadTo';
import {readArguments} from './support/readArguments';

const root = process.cwd();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const options = {footer: {type: 'boolean'}, label: {type: 'string'}} as const;

type Words = readonly string[];
type Made = {files: readonly Written[]; said: string; address?: string};

/** A menu or a column of the footer, and a page that lists the others. */
function createSection([folder = '', ...words]: Words, footer: boolean): Made {
  const name = words.join(' ').trim();
  const files = newSection({folder, name, footer}, readGiven(root), read(configFile));
  return {files, said: messages.sectionCreated({name, file: configFile, folder})};
}

/** A figure that pages may name once its evidence is filled in. */
function createClaim([id = '', ...words]: Words): Made {
  const asked = wordsOf(id, words);
  return {files: newClaim(asked), said: messages.claimCreated({name: id, value: asked.value, file: claimsFile})};
}

/** A draft that passes the doctor and appears in every menu of `npm start`. */
function createPage([section = '', first = '', ...words]: Words, label: string | undefined): Made {
  const title = words.join(' ').trim();
  const asked = title ? {section, slug: first, title, label} : {section, title: first, label};
  const page = newPage(asked, readGiven(root));
  const address = page.file.slice('pages'.length, -'.mdx'.length);
  return {files: [page], said: messages.pageCreated({file: page.file, address}), address};
}

/** `npm run new`: a page as a draft, a section of the site, or a claim. */
export default function create(args: Words): number {
  const {values, positionals} = readArguments('new', args, options, [0, Infinity]);
  const [what = '', ...words] = positionals;
  const make = () => {
    if (what === 'section') return createSection(words, values.footer ?? false);
    return what === 'claim' ? createClaim(words) : createPage(positionals, values.label);
  };
  const {files, said, address} = make();
  writeAll(root, Object.fromEntries(files.map(({file, text}) => [file, formatted(root, file, text)])));
  console.log(said);
  if (address) leadTo(address);
  return 0;
}
