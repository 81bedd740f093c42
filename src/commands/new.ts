import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readGiven} from '../plugins/doctor/sources';
import {newPage} from '../plugins/scaffold/newPage';
import {Refusal} from './support/refusal';

/** `npm run new -- <section> <slug> "<Title>"`: a draft that passes the doctor and appears in every menu of `npm start`. */
export default async function create([section = '', slug = '', ...words]: readonly string[]): Promise<number> {
  const root = process.cwd();
  const page = newPage({section, slug, title: words.join(' ').trim()}, readGiven(root));
  if (page.refused !== undefined) throw new Refusal(page.refused);
  // The first page of a section brings its folder.
  await mkdir(path.dirname(path.join(root, page.file)), {recursive: true});
  await writeFile(path.join(root, page.file), page.text, {flag: 'wx'});
  console.log(
    `Created ${page.file}, a draft: npm start shows it at /${section}/${slug}, and the published site leaves it out. ` +
      'Replace its sentences with your own. To publish it, delete the line "draft: true".',
  );
  return 0;
}
