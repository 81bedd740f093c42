import {execFileSync} from 'node:child_process';
import {headOf} from '@site/src/mdx/frontMatter';
import {examineFile} from '@site/src/tools/doctor/examine';
import {givenWithFixtures} from '../../support/fixturePages';
import {changed, pasted, typed} from './mistakes/edits';

const given = givenWithFixtures();
const file = 'pages/company/about.mdx';
const original = given.sources.find((one) => one.file === file)?.text ?? '';

/** Technical terms that mean nothing to a writer. */
const jargon = /\b(undefined|NaN|TypeError|SyntaxError|ENOENT|acorn|webpack|rspack)\b|\n\s+at /;

/** What is said about the page as it is, beside the pages of the fixtures. */
const known = new Set(examineFile({file, text: original}, given).map(({message}) => message));

const below = original.split('\n').length;
const cases = [
  ...Object.entries(changed).map(([name, change]) => ({name, text: change(original), from: 1})),
  ...Object.entries({...typed, ...pasted}).map(([name, words]) => ({
    name,
    text: `${original}\n${words}\n`,
    from: below,
  })),
].map((one) => ({
  ...one,
  found: examineFile({file, text: one.text}, given).filter(({message}) => !known.has(message)),
}));

test.each(cases)('$name is accepted, or is refused where it is, in plain words', ({text, from, found}) => {
  for (const {file: place, line, message} of found) {
    expect(place).toBe(file);
    expect(line).toBeGreaterThanOrEqual(from);
    expect(line).toBeLessThanOrEqual(Math.max(1, text.split('\n').length));
    expect(message).not.toMatch(jargon);
  }
});

/** Compiles the texts of its input, and prints the names of those that MDX refuses. */
const compiler = `import {compileSync} from '@mdx-js/mdx'; import {text} from 'node:stream/consumers';
const refused = JSON.parse(await text(process.stdin)).filter(([, source]) => {
  try { compileSync(source); } catch { return true; }
});
console.log(JSON.stringify(refused.map(([name]) => name)));`;

test('MDX compiles everything that is accepted', () => {
  const accepted = cases.filter(({found}) => found.length === 0);
  const input = JSON.stringify(accepted.map(({name, text}) => [name, text.slice(headOf(text).length)]));
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', compiler], {input, encoding: 'utf8'});
  expect(accepted.length).toBeGreaterThan(30);
  expect(JSON.parse(output)).toEqual([]);
});
