import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {load} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import path from 'node:path';
import {onPath} from '../run/programs';
import {builtPages} from '../support/builtSite';
import {root} from '../support/files';
import {newFolder} from '../support/servers';

// Stylelint reads the style sheets, and knows more of CSS than either judge.
const pages = builtPages().map(({file, html}) => {
  const page = html.replace(/(<style[^>]*>)[^]*?(?=<\/style>)/g, '$1');
  return {file, html: page, $: load(page)};
});

test('the main part of every page has one headline, and then skips no level', () => {
  const odd = pages.filter(({$}) => {
    const headings = $('main').find('h1, h2, h3, h4, h5, h6').toArray();
    const levels = headings.map(({tagName}) => Number(tagName.slice(1)));
    return $('h1').length !== 1 || levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1);
  });
  expect(odd.map(({file}) => file)).toEqual([]);
});

const judge = new HtmlValidate({root: true, extends: ['html-validate:standard'], rules: {'wcag/h37': 'error'}});

test('every page is valid HTML for html-validate', async () => {
  const found: string[] = [];
  for (const {file, $} of pages) {
    // The pages leave out the tags that HTML lets them leave out, which this judge does not know.
    const {results} = await judge.validateString($.html());
    found.push(...results.flatMap(({messages}) => messages.map(({message}) => `${file}: ${message}`)));
  }
  expect(found).toEqual([]);
});

/** What Nu does not know yet, and what is meant for Netlify. */
const unknown = [
  /^CSS: /,
  /^A “link” element with a “blocking” attribute/,
  /^Attribute “netlify-honeypot” not allowed/,
];

type Message = {type: string; subType?: string; url: string; message: string};

(onPath('java') ? test : test.skip)('every page is valid HTML for the checker of the W3C', () => {
  const folder = newFolder('html');
  for (const {file, html} of pages) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), html);
  }
  const jar = path.join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
  // It runs for so short a time that optimizing it takes longer.
  const flags = ['-XX:TieredStopAtLevel=1', '-Xss8m', '-jar', jar, '--format', 'json', '--skip-non-html', folder];
  const {stderr} = spawnSync('java', flags, {encoding: 'utf8', maxBuffer: 2 ** 28});
  const {messages} = JSON.parse(stderr) as {messages: Message[]};
  const judged = messages.filter(({type, subType}) => type === 'error' || subType === 'warning');
  const wrong = judged.filter(({message}) => !unknown.some((pattern) => pattern.test(message)));
  expect(wrong.map(({url, message}) => `${path.relative(folder, new URL(url).pathname)}: ${message}`)).toEqual([]);
});
