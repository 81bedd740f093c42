import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../src/content/refusal';
import {collect} from '../../src/tools/processes';
import {copyOfSite} from '../support/copy';
import type {Say} from './bench';
import {kib, limited, ms, seconds, type Row} from './report';

/** Pages of a large site. */
const many = 200;

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
    const page = readFileSync(at('pages/industries/healthcare.mdx'), 'utf8');
    // Menus list ten pages of a section that has an index page.
    const index = `---
title: All industries
description: All industries on one page, each with a short description and a link to its page.
---
import {Hero, Section, SectionPages} from '@site/src/components';

<Hero>

# All industries

</Hero>

<Section>

## One by one

<SectionPages of="industries" />

</Section>
`;
    if (copies > 0) writeFileSync(at('pages/industries.mdx'), index);
    for (let copy = 0; copy < copies; copy += 1) {
      const own = page.replace(/^(title|label|form_label|description): (['"]?)/gm, `$1: $2Number ${copy} `);
      writeFileSync(at(`pages/industries/number-${copy}.mdx`), own);
    }
    const [cold, warm, doctor] = [await timed('build'), await timed('build'), await timed('doctor')];
    const files = readdirSync(at('build'), {recursive: true, encoding: 'utf8'});
    const size = (wanted: RegExp) => statSync(at('build', files.find((name) => wanted.test(name)) ?? '')).size;
    const pages = files.filter((name) => name.endsWith('.html')).length;
    return {cold, warm, doctor, pages, contact: size(/^contact\.html$/), main: size(/^assets\/js\/main\.\w+\.js$/)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** A build of a fresh clone, another one, the doctor; and what a page costs the others. */
export async function builds(say: Say): Promise<Row[]> {
  const own = await measure(say, 0);
  const large = await measure(say, many - own.pages);
  const more = large.pages - own.pages;
  return [
    limited(`A build of ${own.pages} pages without a cache`, own.cold, 15_000, seconds),
    {what: 'A build with its cache', measured: seconds(own.warm)},
    {what: 'The doctor', measured: seconds(own.doctor)},
    limited(`A build, for each page more, of ${large.pages}`, (large.cold - own.cold) / more, 400, seconds),
    limited('The doctor, for each page more', (large.doctor - own.doctor) / more, 50, ms),
    {
      what: `contact.html with ${own.pages} and ${large.pages} pages`,
      measured: `${kib(own.contact)}, ${kib(large.contact)}`,
      target: 'the same within 1 KiB',
      within: Math.abs(large.contact - own.contact) <= 1024,
    },
    {what: 'main.js, for each page', measured: `${Math.round((large.main - own.main) / more)} bytes`},
  ];
}
