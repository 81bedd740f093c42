import {comparePolicies} from '@site/src/features/policies/model/compare';
import {parsePolicy} from '@site/src/features/policies/model/compare/text';
import {redlineOf} from '@site/src/tools/editor/page/panels/redline';

const policy = (...sections: string[]) => parsePolicy(`---\ntitle: Terms\n---\n\n${sections.join('\n\n')}\n`);
const long = (word: string) => `${word} `.repeat(40).trim();

const drawn = (older: string[], newer: string[]) => {
  const {sections} = comparePolicies(policy(...older), policy(...newer));
  document.body.replaceChildren(...redlineOf(sections));
  return document.body;
};

test('what was added and what was removed is marked, and said for those who cannot see it', () => {
  const shown = drawn(['## 1. Limits\n\nIt lasts six months.'], ['## 1. Limits\n\nIt lasts ten months.']);
  expect(shown.querySelector('h4')).toHaveTextContent('Limits');
  expect(shown.querySelector('p')).toHaveTextContent('It lasts [removed: six] [added: ten] months.');
  expect(shown.querySelector('del')).toHaveTextContent('[removed: six]');
  expect(shown.querySelector('ins')).toHaveTextContent('[added: ten]');
  expect([...shown.querySelectorAll('.spoken')].map((one) => one.textContent?.trim())).toEqual([
    '[removed:',
    ']',
    '[added:',
    ']',
  ]);
});

test('sections, paragraphs and rows that stayed are left out', () => {
  const rows = (price: string) => `| Plan | Price |\n| --- | --- |\n| Small | 1 |\n| Large | ${price} |`;
  const newer = (price: string) => ['## 1. Same\n\nKept.', `## 2. Prices\n\nAlso kept.\n\n${rows(price)}`];
  const shown = drawn(newer('2'), newer('3'));
  expect(shown.querySelectorAll('section')).toHaveLength(1);
  expect(shown).not.toHaveTextContent(/kept/i);
  expect(shown).not.toHaveTextContent('Small');
  const [plan, price, ...more] = shown.querySelectorAll('p');
  expect(plan).toHaveTextContent('Large');
  expect(price).toHaveTextContent('[removed: 2] [added: 3]');
  expect(more).toEqual([]);
});

test('of a long text, the words around each change are enough', () => {
  const before = long('before');
  const after = long('after');
  const shown = drawn([`## 1. Long\n\n${before} six ${after}`], [`## 1. Long\n\n${before} ten ${after}`]);
  const paragraph = shown.querySelector('p');
  expect(paragraph).toHaveTextContent(/^… .*before before \[removed: six] \[added: ten] after after .* …$/);
  expect(paragraph?.textContent?.length).toBeLessThan(200);
});

test('an added section is all there', () => {
  const shown = drawn(['## 1. One\n\nKept.'], ['## 1. One\n\nKept.', `## 2. New\n\n${long('new')}`]);
  expect(shown.querySelector('ins')).toHaveTextContent('New');
  expect(shown.querySelector('p ins')).toHaveTextContent(long('new'));
});
