/** @jest-environment node */
// cspell:ignore lettera Łódź Málaga
import {copyFileSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {typefaces as ours} from '@site/src/company/typefaces';
import type {Typefaces} from '@site/src/content/companyFields';
import {headlinesIn, writeTypefaces} from '@site/src/build/typefaces';
import {refusals} from '@site/src/tools/doctor/typefaces';
import {root} from '../../support/files';
import {newFolder} from '../../support/servers';

const inter = '@fontsource-variable/inter';
const sourceSerif = '@fontsource-variable/source-serif-4';

const installed = (...parts: string[]) => path.join(root, 'node_modules/@fontsource-variable', ...parts);

/** A site with the installed typefaces and those that a test invents, and only the pages that it writes. */
function smallSite() {
  const folder = newFolder('typefaces');
  const at = (...parts: string[]) => path.join(folder, ...parts);
  mkdirSync(at('pages'));
  mkdirSync(at('node_modules/@fontsource-variable'), {recursive: true});
  for (const name of readdirSync(installed()))
    symlinkSync(installed(name), at('node_modules/@fontsource-variable', name));
  return {
    folder,
    write: (file: string, text: string) => writeFileSync(at(file), text),
    /** Adds a package with the letters of Inter: a variable font, or a file for each weight. */
    add(name: string, family: string, weights: number[]) {
      const [id, files] = [path.basename(name), at('node_modules', name, 'files')];
      const wght = {min: String(weights.at(0)), max: String(weights.at(-1)), default: String(weights.at(0))};
      const metadata = {id, family, weights, variable: {wght}, category: 'sans-serif'};
      mkdirSync(files, {recursive: true});
      writeFileSync(at('node_modules', name, 'metadata.json'), JSON.stringify(metadata));
      writeFileSync(at('node_modules', name, 'unicode.json'), '{"latin": "U+0000-00FF,U+2000-206F"}');
      for (const part of name.includes('variable') ? ['wght'] : weights) {
        const file = path.join(files, `${id}-latin-${part}-normal.woff2`);
        copyFileSync(installed('inter/files/inter-latin-wght-normal.woff2'), file);
      }
    },
  };
}

let site: ReturnType<typeof smallSite>;
beforeEach(() => {
  site = smallSite();
});

const served = async (typefaces: Typefaces) => {
  const folder = path.join(site.folder, 'served');
  const {css, preloads} = await writeTypefaces(typefaces, folder, site.folder);
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const files = faces.filter((face) => face.includes('url('));
  const addresses = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, address = '']) => address);
  return {addresses, css, files, fallbacks: faces.filter((face) => face.includes('local(')), folder, preloads};
};

const named = (face: string, property: string) => new RegExp(`${property}:\\s*([^;}]*)`).exec(face)?.[1];

describe('the typefaces of another company', () => {
  test('are served, preloaded and used under their own names, or not at all on this visit', async () => {
    const {addresses, css, files, folder, preloads} = await served({text: inter, display: sourceSerif});
    expect(
      files.map((face) => ['font-family', 'font-weight', 'font-display'].map((name) => named(face, name))),
    ).toEqual([
      ["'Inter'", '400 600', 'optional'],
      ["'Source Serif 4'", '600', 'optional'],
    ]);
    expect(css).toContain("--font-text:'Inter','Inter fallback',ui-sans-serif,");
    expect(css).toContain("--font-headline:'headline','Source Serif 4','Source Serif 4 fallback',ui-serif,");
    expect(preloads).toEqual(addresses);
    for (const address of addresses) expect(statSync(path.join(folder, address)).size).toBeLessThan(40_000);
  });

  test('have system fonts of the same kind and size as fallbacks', async () => {
    const {fallbacks} = await served({text: inter, display: sourceSerif});
    expect(fallbacks.map((face) => [named(face, 'src')?.split(',')[0], named(face, 'font-weight')])).toEqual([
      ["local('Arial')", '400 500'],
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
    const {addresses, files, folder, preloads} = await served({text: inter, display: inter});
    expect(files.map((face) => named(face, 'unicode-range'))).toEqual([undefined, 'U+141,U+17a']);
    expect(addresses[1]).toMatch(/^\/assets\/fonts\/inter-latin-ext-[\da-f]+\.woff2$/);
    for (const address of addresses) expect(existsSync(path.join(folder, address))).toBe(true);
    expect(preloads).toHaveLength(1);
  });
});

test('a page contains the letters of its headline and the company name, and no others', async () => {
  const headlineOf = headlinesIn({text: inter, display: sourceSerif}, 'Kestrel', root);
  const page = (headline: string) => `<main><h1>Work <em>${headline}</em></h1><p>and other text</p></main>`;
  const rule = await headlineOf(page('ends'));
  expect(rule).toMatch(/^@font-face\{font-family:'headline';src:url\('data:font\/woff2;base64,[\w+/=]+'\)/);
  expect(await headlineOf(page('sends'))).toBe(rule);
  expect((await headlineOf(page('ends by morning'))).length).toBeGreaterThan(rule.length);
  expect((await headlineOf(page('Łódź'))).match(/unicode-range:[^;}]*/g)).toEqual(['unicode-range:U+141,U+17a']);
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

  test('reports missing weights and letters', () => {
    site.add('@fontsource-variable/narrow', 'Narrow', [300, 500]);
    site.add('@fontsource/two', 'Separate', [400, 700]);
    expect(reported('@fontsource-variable/narrow', '@fontsource/two')).toEqual([
      `"text" cannot be Narrow: it has no weight 600. ${another}`,
      `"display" cannot be Separate: it has no weight 600. ${another}`,
    ]);
    site.write('pages/index.mdx', 'Phở');
    site.add('@fontsource-variable/plain', 'Plain', [300, 700]);
    expect(reported('@fontsource-variable/plain')[0]).toContain('"text" cannot be Plain: it does not have ở');
  });
});
