/** @jest-environment node */
// cspell:ignore lettera Łódź Málaga Ελλάδα
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {create} from 'fontkitten';
import {typefaces as ours} from '@site/src/company/typefaces';
import type {Typefaces} from '@site/src/content/companyFields';
import {headlinesIn} from '@site/src/build/typefaces/headline';
import {refusals} from '@site/src/build/typefaces/refusals';
import {writeTypefaces} from '@site/src/build/typefaces';
import {root} from '../../support/files';
import {smallSite} from './packages';

const inter = '@fontsource-variable/inter';
const sourceSerif = '@fontsource-variable/source-serif-4';

let site: ReturnType<typeof smallSite>;
beforeEach(() => {
  site = smallSite();
});

const served = async (typefaces: Typefaces) => {
  const folder = path.join(site.folder, 'served');
  const {files: delayed, others} = await writeTypefaces(typefaces, folder, site.folder);
  const css = delayed + others;
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  const files = faces.filter((face) => face.includes('url('));
  const addresses = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, address = '']) => address);
  return {addresses, css, files, fallbacks: faces.filter((face) => face.includes('local(')), folder};
};

const named = (face: string, property: string) => new RegExp(`${property}:([^;}]*)`).exec(face)?.[1];

describe('the typefaces of another company', () => {
  test('are served, declared and used under their own names', async () => {
    const {addresses, css, files, folder} = await served({text: inter, display: sourceSerif});
    expect(files.map((face) => [named(face, 'font-family'), named(face, 'font-weight')])).toEqual([
      ["'Inter'", '400 600'],
      ["'Source Serif 4'", '600'],
    ]);
    expect(css).toContain(
      "--font-display:'Source Serif 4','Source Serif 4 like Times New Roman',ui-serif, serif;--font-text:'Inter','Inter like DejaVu Sans','Inter like Arial',ui-sans-serif, system-ui, sans-serif}",
    );
    for (const address of addresses) {
      expect(css).toContain(address);
      expect(statSync(path.join(folder, address)).size).toBeLessThan(40_000);
    }
  });

  test('have system fonts of the same kind and size as fallbacks until they load', async () => {
    const {fallbacks} = await served({text: inter, display: sourceSerif});
    expect(fallbacks.map((face) => [named(face, 'src')?.split(',')[0], named(face, 'font-weight')])).toEqual([
      ["local('DejaVu Sans')", '400 500'],
      ["local('Arial')", '400 500'],
      ["local('DejaVu Sans Bold')", '600'],
      ["local('Arial Bold')", '600'],
      ["local('Times New Roman Bold')", '600'],
    ]);
    for (const face of fallbacks) {
      const part = (name: string) => parseFloat(named(face, name) ?? '') / 100;
      const own = face.includes('Inter') ? (1984 + 494) / 2048 : (1036 + 335) / 1000;
      expect((part('ascent-override') + part('descent-override')) * part('size-adjust')).toBeCloseTo(own, 3);
    }
  });

  test('include files for the non-English letters that the copy uses', async () => {
    site.write('pages/index.mdx', 'Łódź and Málaga');
    const {addresses, files, folder} = await served({text: inter, display: inter});
    expect(files.map((face) => named(face, 'unicode-range'))).toEqual([undefined, 'U+141,U+17a']);
    expect(addresses[1]).toMatch(/^\/assets\/fonts\/inter-latin-ext-[\da-f]+\.woff2$/);
    for (const address of addresses) expect(existsSync(path.join(folder, address))).toBe(true);
  });
});

test('a page contains exactly the glyphs of its headline and the company name', async () => {
  const headlineOf = headlinesIn({text: inter, display: sourceSerif}, 'Kestrel', root);
  const page = (headline: string) =>
    `<main><h1>Work <em>${headline}</em></h1><p>and much more text of other letters</p></main>`;
  const rule = await headlineOf(page('ends'));
  expect(rule).toMatch(
    /^@font-face\{font-family:'headline';src:url\('data:font\/woff2;base64,[\w+/=]+'\) format\('woff2'\);font-weight:600;/,
  );
  const [, data = ''] = /base64,([^']+)/.exec(rule) ?? [];
  const font = create(Buffer.from(data, 'base64'));
  if (font.isCollection) throw new Error('One font is expected.');
  const included = (letters: string) =>
    [...letters].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');
  expect(included('abcdefghijklmnopqrstuvwxyzKW')).toBe('deklnorstKW');
  const both = (await headlineOf(page('Łódź'))).match(/unicode-range:[^;}]*/g);
  expect(both).toEqual(['unicode-range:U+141,U+17a']);
});

describe('the check of typefaces', () => {
  const reported = (text: string, display = inter) =>
    refusals({text, display}, site.folder).map(({message}) => message);
  const another = 'Choose another one at https://fontsource.org.';

  test('accepts those of the site and other complete ones', () => {
    expect(refusals(ours, root)).toEqual([]);
    expect(reported(inter, sourceSerif)).toEqual([]);
  });

  test('reports a package that is not installed, with the command to install it', () => {
    expect(reported('@fontsource-variable/lettera')).toEqual([
      '"text" names the package @fontsource-variable/lettera, which is not installed. Run: npm install @fontsource-variable/lettera',
    ]);
  });

  test('reports missing weights', () => {
    site.add('@fontsource-variable/narrow', 'Narrow', [300, 500]);
    site.add('@fontsource/two', 'Separate', [400, 700]);
    site.add('@fontsource/one', 'Separate', [400]);
    expect(reported('@fontsource-variable/narrow', '@fontsource/two')).toEqual([
      `"text" cannot be Narrow: it has weights from 300 to 500, but the site needs 400 to 600. ${another}`,
      `"display" cannot be Separate: it has only the weights 400 and 700, but the site needs 600. ${another}`,
    ]);
    expect(reported('@fontsource/one')).toEqual([
      `"text" cannot be Separate: it has only the weights 400, but the site needs 400, 500, and 600. ${another}`,
    ]);
  });
});
