import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {builtPages, fileOf, parse, sitemapPaths} from '../support/builtSite';
import {read, root} from '../support/files';
import {needProgram, testWith} from '../support/programs';
import {newFolder} from '../support/servers';
import {sections} from '@site/src/content/navigation';

const pages = builtPages().map((page) => ({...page, $: parse(page.html)}));

/** What search engines may show. */
const found = pages.filter(
  ({file, $}) => file !== '404.html' && !/noindex/.test($('meta[name="robots"]').attr('content') ?? ''),
);

test('each page that search engines may show names its canonical address', () => {
  const wrong = found.flatMap(({file, $}) => {
    const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    return canonical.endsWith(address) && new URL(canonical).pathname === address ? [] : [`${file}: "${canonical}"`];
  });
  expect(wrong).toEqual([]);
});

test('the sitemap lists every page that search engines may show, and no other', () => {
  expect(sitemapPaths().map(fileOf).sort()).toEqual(found.map(({file}) => file).sort());
});

test('the sitemap dates pages by their last commit, and never in the future', () => {
  const entries = [...read('build/sitemap.xml').matchAll(/<url><loc>[^<]+<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
  const dates = entries.flatMap(([, date]) => date ?? []);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(entries.length).toBeGreaterThan(1);
  // A downloaded copy has no Git history.
  expect(dates.length > 0).toBe(existsSync('.git'));
  expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date) || date > tomorrow)).toEqual([]);
});

/** A button that does not submit a form must have one of these attributes. */
const actions = ['aria-controls', 'aria-expanded', 'aria-pressed', 'popovertarget', 'commandfor', 'data-action'];

test.each(pages.map((page) => [page.file, page] as const))('every button of %s does something', (_, {$}) => {
  const dead = $('button, [role="button"]')
    .toArray()
    .filter((button) => {
      const attributes = Object.keys($(button).attr() ?? {});
      const sends = $(button).attr('type') === 'submit' && $(button).closest('form').find('[name]').length > 0;
      return !sends && !attributes.some((name) => actions.includes(name));
    });
  expect(dead.map((button) => $.html(button))).toEqual([]);
});

test('the contact form offers every service that the menu lists', () => {
  const $ = pages.find(({file}) => file === fileOf('/contact'))?.$;
  const folder = sections.find((section) => section.pages === 'service')?.folder ?? '';
  const offered = $?.('form [name=service] option').toArray().slice(1);
  expect(offered).toHaveLength($?.(`#menu-${folder} li a`).length ?? NaN);
});

test('every page has one h1 and skips no heading level', () => {
  const odd = pages.filter(({$}) => {
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
    // Without styles, because Stylelint checks them better.
    writeFileSync(path.join(folder, file), html.replace(/(<style[^>]*>)[^]*?(?=<\/style>)/g, '$1'));
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
