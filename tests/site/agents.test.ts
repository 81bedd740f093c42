import {company} from '../../src/company';
import {read} from '../support/files';
import {sitemapPaths} from '../support/builtSite';

test('the index for agents has one line for every page that search engines may show, and for no other', () => {
  const lines = [...read('build/llms.txt').matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{50,}$/gm)];
  const paths = lines.map(([, address = '']) => new URL(address).pathname);
  expect(paths.sort()).toEqual([...sitemapPaths()].sort());
});

test('robots.txt lets everyone in and says where the sitemap is', () => {
  expect(read('build/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
});
