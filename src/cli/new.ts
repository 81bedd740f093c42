import {menusFile} from '../content/navigation';
import type {Source} from '../mdx/sources';
import {claimsFile} from '../tools/doctor/claimFindings';
import {readGiven} from '../tools/doctor/sources';
import {messages} from '../tools/scaffold/messages';
import {newClaim, wordsOf} from '../tools/scaffold/newClaim';
import {newPage} from '../tools/scaffold/newPage';
import {newSection} from '../tools/scaffold/newSection';
import {formatted, writeFiles} from '../tools/writeFiles';
import {readArguments} from './support/readArguments';

export const help = {
  usage: [
    'npm run new -- <section> [<slug>] "<Title>" [--label "<Label>"]',
    'npm run new -- section <folder> "<Name>" [--footer]',
    'npm run new -- claim <id> "<value>" ["<meaning>"]',
  ],
  does: 'Creates a page as a draft, a section of the site, or a claim.',
};

const root = process.cwd();
const options = {footer: {type: 'boolean'}, label: {type: 'string'}} as const;

type Words = readonly string[];
type Made = {files: readonly Source[]; summary: string};

/** A menu or a footer column, and an index page for the section. */
function createSection([folder = '', ...words]: Words, footer: boolean): Made {
  const name = words.join(' ').trim();
  const files = newSection({folder, name, footer}, readGiven(root));
  return {files, summary: messages.sectionCreated({name, file: menusFile, folder})};
}

/** A claim that pages can use once its evidence is filled in. */
function createClaim([id = '', ...words]: Words): Made {
  const request = wordsOf(id, words);
  return {files: newClaim(request), summary: messages.claimCreated({name: id, value: request.value, file: claimsFile})};
}

/** A draft that passes the doctor and appears in every menu of `npm start`. */
function createPage([section = '', first = '', ...words]: Words, label: string | undefined): Made {
  const title = words.join(' ').trim();
  const request = title ? {section, slug: first, title, label} : {section, title: first, label};
  const page = newPage(request, readGiven(root));
  const address = page.file.slice('pages'.length, -'.mdx'.length);
  return {files: [page], summary: messages.pageCreated({file: page.file, address})};
}

export default function create(args: Words): number {
  const {values, positionals} = readArguments(help, args, options, [0, Infinity]);
  const [what = '', ...words] = positionals;
  const make = () => {
    if (what === 'section') return createSection(words, values.footer ?? false);
    return what === 'claim' ? createClaim(words) : createPage(positionals, values.label);
  };
  const {files, summary} = make();
  writeFiles(root, Object.fromEntries(files.map(({file, text}) => [file, formatted(root, file, text)])));
  console.log(summary);
  return 0;
}
