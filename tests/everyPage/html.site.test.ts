import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {needProgram, testWith} from '../support/programs';
import {builtPages} from '../support/builtSite';
import {root} from '../support/files';
import {parse} from '../support/parse';
import {newFolder} from '../support/servers';

// Without styles, because Stylelint checks them better.
const pages = builtPages().map(({file, html}) => {
  const page = html.replace(/(<style[^>]*>)[^]*?(?=<\/style>)/g, '$1');
  return {file, html: page};
});

test('every page has one h1 and skips no heading level', () => {
  const odd = pages.filter(({html}) => {
    const $ = parse(html);
    const headings = $('main').find('h1, h2, h3, h4, h5, h6').toArray();
    const levels = headings.map(({tagName}) => Number(tagName.slice(1)));
    return $('h1').length !== 1 || levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1);
  });
  expect(odd.map(({file}) => file)).toEqual([]);
});

/** Nu does not know these features and attributes, and it judges the content security policy as if files had a host. */
const unknown = [
  /Content Security Policy \(meta tag\)/,
  /^CSS: /,
  /^A “link” element with a “blocking” attribute/,
  /^Attribute “netlify-honeypot” not allowed/,
];

type Message = {type: string; subType?: string; url: string; message: string};

testWith('java')('every page is valid HTML for the Nu checker of the W3C', () => {
  const folder = newFolder('html');
  for (const {file, html} of pages) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), html);
  }
  const jar = path.join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
  // It runs so briefly that optimizing its code would take longer.
  const flags = ['-XX:TieredStopAtLevel=1', '-Xss8m', '-jar', jar, '--format', 'json', '--skip-non-html', folder];
  const {stderr} = spawnSync(needProgram('java'), flags, {encoding: 'utf8', maxBuffer: 2 ** 28});
  const {messages} = JSON.parse(stderr) as {messages: Message[]};
  const found = messages.filter(({type, subType}) => type === 'error' || subType === 'warning');
  const wrong = found.filter(({message}) => !unknown.some((pattern) => pattern.test(message)));
  expect(wrong.map(({url, message}) => `${path.relative(folder, new URL(url).pathname)}: ${message}`)).toEqual([]);
});
