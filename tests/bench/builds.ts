import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../src/content/refusal';
import {collect} from '../../src/tools/processes';
import {copyOfSite} from '../support/copy';
import type {Say} from './bench';
import {kib, limited, seconds, type Row} from './report';

const pagesOfLargeSite = 200;

/** A copy of the site with the same packages and no cache, and with copies of an industry. */
async function measure(say: Say, copies: number) {
  const folder = copyOfSite('bench');
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const timed = async (name: string) => {
    say(`npm run ${name}, with ${copies} more pages …`);
    const start = performance.now();
    const {code, output} = await collect('src/cli/run.mjs', [name], {cwd: folder});
    if (code !== 0) throw new Refusal(`npm run ${name} fails in a copy of the site:\n${output}`);
    return performance.now() - start;
  };
  try {
    const copy = (from: string, to: string, name: string) => {
      const page = readFileSync(at('pages', from), 'utf8');
      const renamed = page.replace(/^(title|label|form_label|description): (['"]?)/gm, `$1: $2${name} `);
      writeFileSync(at('pages', to), renamed);
    };
    // Menus list ten pages of a section that has an index page.
    if (copies > 0) copy('accessibility.mdx', 'industries.mdx', 'All industries,');
    for (let one = 0; one < copies; one += 1)
      copy('industries/healthcare.mdx', `industries/no-${one}.mdx`, `No ${one}`);
    const [build, doctor] = [await timed('build'), await timed('doctor')];
    const files = readdirSync(at('build'), {recursive: true, encoding: 'utf8'});
    const size = (...file: string[]) => statSync(at(...file)).size;
    return {
      build,
      doctor,
      pages: files.filter((name) => name.endsWith('.html')).length,
      contact: size('build/contact.html.br'),
      main: size('build', files.find((name) => /js\/main\.\w+\.js$/.test(name)) ?? ''),
      // What main.js has of pages besides Docusaurus's routes.
      data: size('.docusaurus/globalData.json'),
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** A build of a fresh clone, another one, the doctor; and what a page costs the others. */
export async function builds(say: Say): Promise<Row[]> {
  const own = await measure(say, 0);
  const large = await measure(say, pagesOfLargeSite - own.pages);
  const more = large.pages - own.pages;
  const perPage = (part: 'build' | 'doctor' | 'main' | 'data') => (large[part] - own[part]) / more;
  const bytes = (count: number) => `${Math.round(count)} bytes`;
  const contact = `contact.html (${kib(own.contact)}), compressed, with ${large.pages} pages`;
  const main = `main.js, for each page, besides ${bytes(perPage('main') - perPage('data'))} of routes`;
  return [
    limited(`A build of ${own.pages} pages without a cache`, own.build, 15_000, seconds),
    limited(`The same, for each page more, of ${large.pages}`, perPage('build'), 400),
    limited(`The doctor (${seconds(own.doctor)}), for each page more`, perPage('doctor'), 50),
    limited(contact, Math.abs(large.contact - own.contact), 1024, bytes),
    limited(main, perPage('data'), 60, bytes),
  ];
}
