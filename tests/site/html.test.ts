import {spawnSync} from 'node:child_process';
import {load} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import path from 'node:path';
import {onPath} from '../run/programs';
import {builtPages} from '../support/builtSite';
import {root} from '../support/files';

const judge = new HtmlValidate({root: true, extends: ['html-validate:standard']});

test('every page is valid HTML for html-validate', async () => {
  const found: string[] = [];
  for (const {file, html} of builtPages()) {
    // The pages leave out the tags that HTML lets them leave out, which this judge does not know.
    const {results} = await judge.validateString(load(html).html());
    found.push(...results.flatMap(({messages}) => messages.map(({message}) => `${file}: ${message}`)));
  }
  expect(found).toEqual([]);
}, 120_000);

/** What Nu does not know yet, and what is meant for Netlify. It knows less of CSS than browsers and stylelint. */
const unknown = [
  /^CSS: /,
  /^A “link” element with a “blocking” attribute/,
  /^Attribute “netlify-honeypot” not allowed/,
];

type Message = {type: string; subType?: string; url: string; message: string};

(onPath('java') ? test : test.skip)(
  'every page is valid HTML for the checker of the W3C',
  () => {
    const jar = path.join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
    const folder = path.join(root, 'build');
    const {stderr} = spawnSync('java', ['-jar', jar, '--format', 'json', '--skip-non-html', folder], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const {messages} = JSON.parse(stderr) as {messages: Message[]};
    const judged = messages.filter(({type, subType}) => type === 'error' || subType === 'warning');
    const wrong = judged.filter(({message}) => !unknown.some((pattern) => pattern.test(message)));
    expect(wrong.map(({url, message}) => `${path.basename(url)}: ${message}`)).toEqual([]);
  },
  180_000,
);
