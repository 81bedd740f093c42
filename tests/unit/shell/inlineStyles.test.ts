/** @jest-environment node */
import {inlineStyles} from '@site/src/document/inlineStyles';
import {names} from '@site/src/content/documentNames';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {newFolder} from '../../support/servers';

const sheet = '.card{color:red}.gone{color:blue}';
const sheetAddress = '/assets/css/styles.1a2b3c.css';
const headlineOf = () => Promise.resolve('@font-face{}');
let outDir: string;

const at = (file: string) => path.join(outDir, file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), {recursive: true});
  writeFileSync(at(file), text);
};
const link = `<link rel="stylesheet" href="${sheetAddress}">`;
const application = `<template id="${names.application}" data-scripts="/assets/js/main.js"></template>`;
const page = (head: string, end = application) =>
  `<html><head>${head}</head><body><p class="card">x</p>${end}</body></html>`;

beforeEach(() => {
  outDir = newFolder('shell');
  write(sheetAddress, sheet);
});

afterEach(() => {
  rmSync(outDir, {recursive: true});
});

test('the link to the style sheet is replaced with the rules of the page, and the application gets its address', async () => {
  write('industries/retail.html', page(link));
  await inlineStyles(outDir, headlineOf);
  const html = readFileSync(at('industries/retail.html'), 'utf8');
  expect(html).toContain('<head><style>@font-face{}.card{color:red}</style></head>');
  expect(html).toContain(`<template id="${names.application}" data-styles=${sheetAddress} data-scripts=`);
});

test('the style sheet itself is not changed', async () => {
  write('index.html', page(link));
  await inlineStyles(outDir, headlineOf);
  expect(readFileSync(at(sheetAddress), 'utf8')).toBe(sheet);
});

test('a page without a link to a style sheet is not changed', async () => {
  write('moved.html', page(''));
  await inlineStyles(outDir, headlineOf);
  expect(readFileSync(at('moved.html'), 'utf8')).toBe(page(''));
});

test.each([
  ['two style sheets', page(link + link)],
  ['a missing style sheet', page('<link rel="stylesheet" href="/assets/css/other.css">')],
  ['no element for the application', page(link, '')],
])('a page with %s stops the build', async (_, html) => {
  write('index.html', html);
  await expect(inlineStyles(outDir, headlineOf)).rejects.toThrow(
    /index\.html should link to one style sheet and hold the element/,
  );
});
