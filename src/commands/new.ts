import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readGiven} from '../plugins/doctor/sources';
import {newPage} from '../plugins/scaffold/newPage';
import {Refusal} from './support/refusal';

/** `npm run new -- <section> <slug> "<Title>"`: a page that builds, passes the doctor and stands in every menu. */
export default async function create([section = '', slug = '', ...words]: readonly string[]): Promise<number> {
  const root = process.cwd();
  const page = newPage({section, slug, title: words.join(' ').trim()}, readGiven(root));
  if (page.refused !== undefined) throw new Refusal(page.refused);
  await writeFile(path.join(root, page.file), page.text, {flag: 'wx'});
  console.log(`${page.file} is written. npm start shows it at /${section}/${slug}; replace its sentences with yours.`);
  return 0;
}
