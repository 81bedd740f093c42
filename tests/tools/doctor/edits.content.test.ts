// cspell:ignore resultz
import {execFileSync} from 'node:child_process';
import {headOf} from '@site/src/mdx/frontMatter';
import {examineFile} from '@site/src/tools/doctor/examine';
import {givenWithFixtures} from './fixturePages';

const given = givenWithFixtures();
const file = 'pages/company/about.mdx';
const original = given.pages.find((one) => one.file === file)?.text ?? '';

/** What writers type, and paste from the pages of others. */
const added = [
  'They said “it works” and ‘it does’! 🎉',
  'Our name in Urdu is دیودار and in Japanese ヒマラヤ杉.',
  'Fewer than 5 < 6 of them, a -> b => c, H<sub>2</sub>O, ${PROJECT_ID}.',
  'Acme® — © Acme, Inc. &nbsp;All rights&hellip; See https://acme.example/guide?a=site&b=page.',
  'See [their page](https://www.iso.org/standard/27001 "The standard").',
  'It ~~sometimes~~ always works, ***fully* managed**, __secure__ and _private_.',
  '## The same\n\nText.\n\n## The same',
  '| One | Two |\n| --- | --- |\n| 1 |',
  '```bash\nnpm install @acme/agent\n```\n\nThen open `http://localhost:3000`.',
  '1. Install the package:\n\n   ```sh\n   npm i acme\n   ```\n\n2. Run it.',
  'Run this:\n\n    acme run --all\n\nand wait.',
  'Pass `{retries: 3}` to `run<Task>()`.',
  'Say Hello {{customer.first_name}} in the first line.',
  'import the agent from the package, then call it.',
  "import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nx\n\n</Tabs>",
  '---\ntitle: Agents\nsidebar_position: 2\n---\n\nAgents do the work.',
  '[![Build](https://img.example/build.svg)](https://ci.example)',
  '| Call | Result |\n| --- | --- |\n| `a \\|\\| b` | Berlin<br />Paris |',
  '- [x] Connect the help desk\n- [ ] Invite the team\n  - Deeper',
  'Berlin  \nHamburg\\\nMunich',
  'Our approach\n------------\n\nWe start small.',
  '> The agents answer first.\n>\n> — Head of Support, Northwind',
  '<details>\n<summary>Is my data used?</summary>\n\nNo, never.\n\n</details>',
  '<p align="center">\n  <img src="https://cdn.example/logo.svg" width="200">\n</p>',
  'See [our plans][plans].\n\n[plans]: /contact "Plans"',
  ':::tip[Before you begin]\n\nYou need an account.\n\n:::',
  '+ One region\n+ Two zones\n\n3. Deploy\n4. Observe',
  'Use \\*stars\\*, \\_lines\\_ and C:\\agents\\logs.',
  'Write to sales@acme.example or <support@acme.example>.',
  '{/* vale off */}\n\nReady in minutes.',
];

/** What text editors and writers do to a whole file. */
const changed = [
  original.replaceAll('\n', '\r\n'),
  `\ufeff${original}`,
  original.trimEnd(),
  original.replace('---\n', '---\nauthor: Sara\n'),
  original.replace('---\n', '---\ndraft: true\n'),
  '',
  original.slice(0, original.indexOf('\n---', 3) + 5),
];

/** Technical terms that mean nothing to a writer. */
const jargon = /\b(undefined|NaN|TypeError|SyntaxError|ENOENT|acorn|webpack|rspack)\b|\n\s+at /;

/** What is said about the page as it is, beside the pages of the fixtures. */
const known = new Set(examineFile({file, text: original}, given).map(({message}) => message));
const end = original.split('\n').length;
const cases = [
  ...added.map((words) => ({text: `${original}\n${words}\n`, from: end})),
  ...changed.map((text) => ({text, from: 1})),
].map(({text, from}) => {
  const found = examineFile({file, text}, given).filter(({message}) => !known.has(message));
  return {name: JSON.stringify(text.slice(from === 1 ? 0 : original.length, original.length + 60)), text, from, found};
});

test.each(cases)('$name is accepted, or is refused where it is, in plain words', ({text, from, found}) => {
  for (const {file: place, line, message} of found) {
    expect(place).toBe(file);
    expect(line).toBeGreaterThanOrEqual(from);
    expect(line).toBeLessThanOrEqual(Math.max(1, text.split('\n').length));
    expect(message).not.toMatch(jargon);
  }
});

/** Compiles the texts of its input, and prints those that MDX refuses. */
const compiler = `import {compileSync} from '@mdx-js/mdx'; import {text} from 'node:stream/consumers';
console.log(JSON.stringify(JSON.parse(await text(process.stdin)).filter((source) => {
  try { compileSync(source); } catch { return true; }
})));`;

test('MDX compiles everything that is accepted', () => {
  const accepted = cases.filter(({found}) => found.length === 0).map(({text}) => text.slice(headOf(text).length));
  const input = JSON.stringify(accepted);
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', compiler], {input, encoding: 'utf8'});
  expect(accepted.length).toBeGreaterThan(15);
  expect(JSON.parse(output)).toEqual([]);
});
