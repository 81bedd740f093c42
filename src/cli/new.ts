import {newPage} from '../tools/scaffold/newPage';
import {readSite} from '../tools/doctor/sources';
import {writeFiles} from '../tools/writeFiles';
import {readArguments} from './support/readArguments';

export const help = {
  usage: ['npm run new -- <section> [<slug>] "<Title>" [--label "<Label>"]'],
  does: 'Copies the newest page of a section as a draft and fills in its fields.',
};

const options = {label: {type: 'string'}} as const;

export default function create(args: readonly string[]): number {
  const {values, positionals} = readArguments(help, args, options, [0, Infinity]);
  const [section = '', first = '', ...words] = positionals;
  const name = words.length > 0 ? {slug: first, title: words.join(' ').trim()} : {title: first};
  const {page, model} = newPage({section, ...name, label: values.label}, readSite(process.cwd()));
  writeFiles(process.cwd(), {[page.file]: page.text});
  const address = page.file.slice('pages'.length, -'.mdx'.length);
  console.log(
    `Created ${page.file} as a copy of ${model}. It is a draft: npm start shows it at ${address}, and the published site leaves it out. ` +
      'Replace its text and its description with your own, then remove the field "draft".',
  );
  return 0;
}
