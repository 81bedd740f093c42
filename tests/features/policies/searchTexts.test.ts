import {hitsIn, searchTexts} from '@site/src/features/policies/ui/PolicyFinder/searchTexts';

const text = `---
title: Terms and fees
---

Hello fees.

## 1. What you pay

The **fees** are due in [thirty days](./terms.mdx). Write to <EmailLink to="a" domain="b">us</EmailLink>.

- late fees[^1]
- nothing else

| Fees | Due |
| --- | --- |
| Late | Now |

## 2. Contact

Write.
`;

test('a search finds the paragraphs that have all of its words, in their sections, as readers see them', () => {
  const found = hitsIn(text, 'FEES', '/legal/2020-01-01/terms');
  expect(found.map(({heading, excerpt}) => [heading, excerpt])).toEqual([
    ['', 'Hello fees.'],
    ['1. What you pay', 'The fees are due in thirty days. Write to us.'],
    ['1. What you pay', 'late fees'],
    ['1. What you pay', 'Fees | Due'],
  ]);
  expect(found[1]?.to).toBe('/legal/2020-01-01/terms#:~:text=fees');
  expect(hitsIn(text, 'days fees', '/').map(({heading}) => heading)).toEqual(['1. What you pay']);
  expect(hitsIn(text, 'terms', '/')).toEqual([]);
});

test('a search names the versions that have the words, and fails if a text does not load', async () => {
  const version = (day: string) => ({slug: 'terms', title: 'Terms', version: day});
  const answers = (ok: boolean) => (address: string) =>
    Promise.resolve({ok, text: () => Promise.resolve(address.includes('2020') ? text : 'None.')} as Response);
  globalThis.fetch = jest.fn(answers(true)) as typeof fetch;
  const found = await searchTexts('late', [version('2024-01-01'), version('2020-01-01')]);
  expect(found.map((one) => one.version)).toEqual(['2020-01-01']);
  globalThis.fetch = jest.fn(answers(false)) as typeof fetch;
  await expect(searchTexts('late', [version('2020-01-01')])).rejects.toThrow();
});
