import {homedir, tmpdir} from 'node:os';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {typefaces} from '@site/src/company/typefaces';
import {hashedName} from '@site/src/build/hosting/hostRules';
import {literally} from '@site/src/content/text';
import {filesIn, root} from '../support/files';

const files = filesIn('build').map((file) => file.replace(/^build\//, ''));
const plain = files.filter((file) => !/\.(br|gz)$/.test(file));
const texts = plain.filter((file) => /\.(html|css|js|json|xml|txt|md|svg|conf)$|^_/.test(file));
const read = (file: string) => readFileSync(path.join(root, 'build', file), 'utf8');
const holding = (pattern: RegExp) => texts.filter((file) => pattern.test(read(file)));

describe('the built site', () => {
  test('has no source maps and no source', () => {
    expect(files.filter((file) => /\.(map|tsx?|mdx)$/.test(file))).toEqual([]);
    expect(holding(/sourceMappingURL=(?!data:image)/)).toEqual([]);
  });

  test('has no drafts and no internal pages', () => {
    expect(files.filter((file) => /draft|gallery|(^|\/)__/.test(file))).toEqual([]);
  });

  test('contains no path of the machine that built it', () => {
    const places = [root, path.join(root, 'node_modules'), ...[homedir(), tmpdir()].map((folder) => `${folder}/`)];
    expect(holding(new RegExp(places.map(literally).join('|')))).toEqual([]);
    expect(holding(/node_modules\/|file:\/\/\//)).toEqual([]);
  });

  test('has no hidden files except those that hosts read', () => {
    const hidden = files.filter((file) => /(^|\/)[._]/.test(file));
    expect(hidden).toEqual(['.nojekyll', '.well-known/security.txt', '_headers', '_redirects']);
  });

  test('has a hash in the name of every file that browsers cache for a year', () => {
    expect(plain.filter((file) => file.startsWith('assets/') && !hashedName.test(file))).toEqual([]);
  });

  // React would mark deferred boundaries with such templates and hidden boxes.
  test('has every section in its place', () => {
    expect(holding(/<template id="?B:|<div hidden[^>]* id="?S:/)).toEqual([]);
  });

  test('has two compressed copies of every larger text file', () => {
    const larger = texts.filter((file) => /\.\w+$/.test(file) && !file.endsWith('.conf') && read(file).length > 256);
    // Docusaurus writes its sitemap while the copies are made, so hosts compress that one.
    const written = larger.filter((file) => file !== 'sitemap.xml');
    expect(written.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual([]);
  });

  test('blocks rendering until the first screen of a page is complete', () => {
    const pages = plain.filter((file) => file.endsWith('.html') && read(file).includes('rel=expect'));
    expect(pages.length).toBeGreaterThan(5);
    for (const file of pages) {
      const [, id] = /<link rel=expect href=#([\w-]+) blocking=render>/.exec(read(file)) ?? [];
      expect([file, read(file).split(` id=${id} `).length - 1]).toEqual([file, 1]);
    }
  });

  test('has cascade layers that let the visitor’s preferences win', () => {
    // The sheet of the application comes first on every page.
    const [sheet = ''] = plain.filter((file) => /\/main\.\w+\.css$/.test(file));
    const layers = [...read(sheet).matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, ?/));
    expect([...new Set(layers)]).toEqual(['base', 'components', 'drawings', 'features', 'preferences']);
  });

  // The minifier can lose the semicolon before a rule in a media query that is nested itself.
  test('has style sheets with all their nested rules', () => {
    expect(holding(/[\w)]& /).filter((file) => file.endsWith('.css'))).toEqual([]);
  });

  test('lists third-party works with their versions and license texts', () => {
    const text = read('third-party.txt');
    for (const name of ['react', 'react-dom', '@docusaurus/core', 'lucide', ...Object.values(typefaces)]) {
      expect(text).toMatch(new RegExp(`^  ${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
    }
    expect(text).toMatch(/Permission is hereby granted/);
    expect(text).not.toMatch(/License: see below/);
  });

  test('has a security contact that is valid for months', () => {
    const expires = /^Expires: (.*)$/m.exec(read('.well-known/security.txt'))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    // If this fails, set securityContactUntil in src/company to a later date.
    expect(days).toBeGreaterThan(14);
    expect(days).toBeLessThan(366);
  });
});
