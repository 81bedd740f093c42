/** @jest-environment node */
import {addPages} from '@site/tests/bench/manyPages';
import {medianOf} from '@site/tests/bench/numbers';
import {merged, table, withBlock} from '@site/tests/bench/report';
import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {newFolder} from '../../support/servers';

test('the median is the middle, or halfway between the two in the middle', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 2, 30])).toBe(3);
  expect(medianOf([NaN, 9, 1, 5])).toBe(5);
});

test('a table says whether a goal is reached, and nothing if there is none', () => {
  const rows = [
    {what: 'LCP', measured: '800 ms', aim: 'at most 900 ms', within: true},
    {what: 'TBT', measured: '40 ms', aim: 'at most 20 ms', within: false},
    {what: 'Load', measured: 'a|b'},
  ];
  expect(table(rows).split('\n').slice(2)).toEqual([
    '| LCP | 800 ms | at most 900 ms | yes |',
    '| TBT | 40 ms | at most 20 ms | **no** |',
    '| Load | a\\|b |  |  |',
  ]);
});

test('a part that is measured alone replaces its own rows and keeps the order of the others', () => {
  const before = merged(
    '',
    [
      {what: 'A', measured: '1'},
      {what: 'B', measured: '2'},
    ],
    'Earlier.',
  );
  const after = merged(
    before,
    [
      {what: 'B', measured: '3'},
      {what: 'C', measured: '4'},
    ],
    'Today.',
  );
  expect(after.split('\n')).toEqual([
    'Today.',
    '',
    ...table([
      {what: 'A', measured: '1'},
      {what: 'B', measured: '3'},
      {what: 'C', measured: '4'},
    ]).split('\n'),
  ]);
});

test('text around a table stays, and a table without a place is refused', () => {
  const text = 'Words.\n<!-- load: written by npm run bench -->\n\nold\n\n<!-- /load -->\nMore words.';
  const written = withBlock(text, 'load', () => 'new');
  expect(written).toMatch(/^Words\.\n<!-- load: [^]*\n\nnew\n\n[^]*<!-- \/load -->\nMore words\.$/);
  expect(written).not.toContain('old');
  expect(withBlock(written, 'load', () => 'new')).toBe(written);
  expect(() => withBlock('Words.', 'load', () => 'new')).toThrow('<!-- /load --> are missing');
});

test('the pages of a large site differ in name, title and headline', () => {
  const folder = newFolder('many');
  cpSync('pages', path.join(folder, 'pages'), {recursive: true});
  addPages(folder, 40);
  const files = readdirSync(path.join(folder, 'pages', 'trades'));
  const texts = files.map((file) => readFileSync(path.join(folder, 'pages', 'trades', file), 'utf8'));
  for (const pattern of [/^title: .*$/m, /^description: .*$/m, /^# .*$/m]) {
    expect(new Set(texts.map((text) => pattern.exec(text)?.[0])).size).toBe(40);
  }
});
