import {load, type CheerioAPI} from 'cheerio';
import path from 'node:path';
import {existsSync} from 'node:fs';
import {markdownOf} from '../../../src/build/discovery/markdown';
import {company} from '../../../src/company';
import {builtPages, fileOf, parse, sitemapPaths} from '../../support/builtSite';
import {read, root} from '../../support/files';
import {isJob} from '@site/src/content/jobs';
import {oneLine} from '@site/src/content/text';

const texts = builtPages().filter(({file}) => file !== '404.html');
const markdownAddressOf = (file: string) => file.replace(/\.html$/, '.md');
const built = (file: string) => read(path.join('build', file));
const letters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).join('');

/** The visible text of `main`, without navigation and pictures. */
function visibleLetters($: CheerioAPI): string {
  $('main').find('nav, svg, script, style, input, textarea, [hidden], [aria-hidden="true"], [data-silent]').remove();
  // A picture is described in its place.
  $('main img[alt]').each((_, image) => void $(image).replaceWith($(image).attr('alt') ?? ''));
  return letters($('main').text());
}

/** Markdown without its markup, such as link targets and list numbers. */
const plain = (markdown: string) =>
  letters(markdown.replace(/\]\([^)]*\)/g, ' ').replace(/^(?:[\s>*-]|\d+[.)]\s)+/gm, ' '));

describe('the Markdown version', () => {
  test.each(texts.map((page) => [page.file, page] as const))('of %s is linked and equivalent', (file, {html}) => {
    // In a quarter of the time that a browser's parser takes.
    const $ = load(html, {xml: {xmlMode: false, decodeEntities: true}});
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(`/${markdownAddressOf(file)}`);
    expect(plain(built(markdownAddressOf(file)))).toBe(visibleLetters($));
  });
});

const picture = (src: string) =>
  `<picture><source type="image/avif" srcset="/x.avif 480w"><img src="${src}" alt="Trees [below] a sky"></picture>`;

test('the Markdown of a page has its pictures with absolute addresses', () => {
  const $ = load(
    `<main><h1>About us</h1><p>Before.</p><figure>${picture('/assets/a.jpg')}<figcaption>In spring.</figcaption></figure></main>`,
  );
  expect(markdownOf($, '/company/about')).toBe(
    `# About us\n\nBefore.\n\n![Trees \\[below\\] a sky](${company.url}/assets/a.jpg)\n\nIn spring.\n`,
  );
});

test('llms.txt has one line for each page that search engines may show, and no other line', () => {
  const lines = [...built('llms.txt').matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{50,}$/gm)];
  const files = lines.map(([, address = '']) => new URL(address).pathname.slice(1));
  expect(files.map((file) => file.replace(/\.md$/, '.html')).sort()).toEqual(sitemapPaths().map(fileOf).sort());
  expect(files.filter((file) => !existsSync(path.join(root, 'build', file)))).toEqual([]);
});

test('llms-full.txt contains every page that search engines may show, in full, and no others', () => {
  const all = built('llms-full.txt');
  const missing = sitemapPaths().filter((address) => {
    const markdown = built(markdownAddressOf(fileOf(address) ?? ''));
    return !all.includes(`Page: ${company.url}${address}\n\n${markdown}`);
  });
  expect(missing).toEqual([]);
  expect(all).not.toMatch(/^Page: .*\/(thanks|legal\/\d{4}-|legal\/next)/m);
});

test('robots.txt allows everyone and names the sitemap', () => {
  expect(built('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
});

type Thing = {'@type': string; '@id'?: string} & Record<string, unknown>;
const listed = new Set(sitemapPaths().map(fileOf));

const graphOf = ($: CheerioAPI): Thing[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => (JSON.parse($(script).text()) as {'@graph': Thing[]})['@graph']);

const pages = builtPages().map(({file, html}) => ({file, $: parse(html), graph: graphOf(parse(html))}));
const shown = pages.filter(({file}) => listed.has(file));
const find = (graph: Thing[], type: string) => graph.find((thing) => thing['@type'] === type);

const ofPage = ['@id', 'name', 'url', 'description', 'isPartOf'];
const ofAccounts = company.social.some(({href}) => href) ? ['sameAs'] : [];

/** What search engines and schema.org require of each type that the site uses. */
const needed: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'telephone', 'address', ...ofAccounts],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ofPage,
  AboutPage: ofPage,
  ContactPage: ofPage,
  BreadcrumbList: ['itemListElement'],
  Service: ['@id', 'name', 'serviceType', 'description', 'provider', 'url'],
  FAQPage: ['@id', 'mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'employmentType'],
};

/** The types that a page must have, by its file. */
const kinds: readonly [type: string, isOfKind: (file: string) => boolean][] = [
  ['Organization', (file) => file === 'index.html'],
  ['WebSite', (file) => file === 'index.html'],
  ['ContactPage', (file) => file === 'contact.html'],
  ['AboutPage', (file) => file === 'company/about.html'],
  ['Service', (file) => /^(ai-services|industries)\//.test(file)],
  ['JobPosting', isJob],
  ['BreadcrumbList', (file) => file !== 'index.html'],
];

describe('structured data', () => {
  test.each(shown.map((page) => [page.file, page] as const))('of %s is complete and matches it', (_, {$, graph}) => {
    const gaps = graph.flatMap((thing) =>
      (needed[thing['@type']] ?? ['a type that this test knows'])
        .filter((field) => !thing[field] || JSON.stringify(thing[field]) === '[]')
        .map((field) => `${thing['@type']} lacks ${field}`),
    );
    expect(gaps).toEqual([]);
    expect(graph.length).toBeGreaterThanOrEqual(2);
    const page = graph.find((thing) => /Page$/.test(thing['@type']) && thing.isPartOf);
    const name = oneLine($('h1').text());
    expect(page).toMatchObject({
      name,
      description: $('meta[name="description"]').attr('content'),
      url: $('link[rel="canonical"]').attr('href'),
    });
    expect(find(graph, 'JobPosting')?.title ?? name).toBe(name);
    const crumbs = find(graph, 'BreadcrumbList')?.itemListElement as {name: string; item: string}[] | undefined;
    const visible = $('main nav[aria-label="Breadcrumb"] li').toArray();
    expect(crumbs?.at(-1)?.name).toBe(visible.length > 0 ? $(visible.at(-1)).text() : undefined);
    const questions = (find(graph, 'FAQPage')?.mainEntity ?? []) as {name: string; acceptedAnswer: {text: string}}[];
    const asked = $('[data-faq] summary').toArray();
    expect(questions.map((one) => one.name)).toEqual(asked.map((summary) => oneLine($(summary).text())));
    const text = oneLine($('main').text());
    expect(questions.filter(({acceptedAnswer}) => !text.includes(acceptedAnswer.text))).toEqual([]);
  });

  test.each(kinds)('has the type %s on each page of that kind', (type, isOfKind) => {
    const without = shown.filter(({file, graph}) => isOfKind(file) && !find(graph, type));
    expect(without.map(({file}) => file)).toEqual([]);
  });

  test('references only things that are defined', () => {
    const defined = new Set(pages.flatMap(({graph}) => graph.map((thing) => thing['@id'])));
    const text = JSON.stringify(pages.map(({graph}) => graph));
    const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect([...new Set(references)].filter((id) => !defined.has(id))).toEqual([]);
  });

  test('is only on pages that search engines may show', () => {
    const others = pages.filter(({file, graph}) => !listed.has(file) && graph.length > 0);
    expect(others.map(({file}) => file)).toEqual([]);
  });
});
