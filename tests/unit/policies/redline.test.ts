/** @jest-environment node */
import {compareTexts} from '@site/src/plugins/policies/redline';
import {compareWords} from '@site/src/plugins/policies/redline/wordDiff';
import {plain, printRedline} from '@site/src/plugins/policies/terminal';
import {Blocks} from '@site/src/site/Policy/Compare/Blocks';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {read} from '../../support/files';

const policy = (...sections: string[]) => `---\ntitle: Terms\n---\n\nHello.\n\n${sections.join('\n\n')}\n`;
const section = (number: number, title: string, ...blocks: string[]) =>
  [`## ${number}. ${title}`, ...blocks].join('\n\n');

const words = (before: string, after: string) =>
  compareWords(before, after)
    .map(({op, text}) => (op === 'same' ? text : plain[op](text)))
    .join('');

const summaries = (before: string, after: string) =>
  compareTexts(before, after)
    .sections.filter(({change, moved}) => change !== 'unchanged' || moved)
    .map(({after: name, before: old, summary}) => `${name ?? old ?? ''}: ${summary}`);

describe('the words of a changed paragraph', () => {
  test.each([
    ['a number is one word', 'up 99.5% of the time', 'up 99.9% of the time', 'up [-99.5%-]{+99.9%+} of the time'],
    ['an added clause', 'We tell you.', 'We tell you, and the authority.', 'We tell you{+, and the authority+}.'],
    [
      'a removed clause',
      'for six months, or longer, here',
      'for six months here',
      'for six months[-, or longer,-] here',
    ],
    [
      'stray words between two rewritten halves go with them',
      'Models that we train stay our own property forever',
      'A system which we built becomes the customer’s own',
      '[-Models that we train stay our own property forever-]{+A system which we built becomes the customer’s own+}',
    ],
  ])('%s', (_, before, after, expected) => {
    expect(words(before, after)).toBe(expected);
  });

  test('either side can be reconstructed from the parts', () => {
    const before = 'We keep messages for 36 months after the last contact, and no longer.';
    const after = 'Messages are kept for 24 months after the last contact.';
    const parts = compareWords(before, after);
    const side = (without: string) =>
      parts
        .filter(({op}) => op !== without)
        .map(({text}) => text)
        .join('');
    expect([side('ins'), side('del')]).toEqual([before, after]);
  });
});

describe('what a comparison says of a section', () => {
  const text = 'We keep your messages for 36 months after the last contact with you.';
  const items = '- your name\n- your job title\n- your message';

  test('a changed number', () => {
    const after = text.replace('36', '24');
    expect(summaries(policy(section(1, 'Retention', text)), policy(section(1, 'Retention', after)))).toEqual([
      '1. Retention: One paragraph reworded: one word added, one word removed. “36” becomes “24”.',
    ]);
  });

  test('a removed list item', () => {
    const after = items.replace('- your job title\n', '');
    expect(summaries(policy(section(1, 'Data', items)), policy(section(1, 'Data', after)))).toEqual([
      '1. Data: One list item removed: no words added, three words removed.',
    ]);
  });

  test('a rewritten paragraph', () => {
    const after = 'After the last contact with you, your messages stay with us for two years and are then deleted.';
    expect(summaries(policy(section(1, 'Retention', text)), policy(section(1, 'Retention', after)))).toEqual([
      expect.stringMatching(/^1\. Retention: One paragraph (reworded|added and one)/),
    ]);
  });

  test('a moved section is named, and those that only make room for it are renumbered', () => {
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Omega'];
    const body = (name: string) => `What ${name} says about the matter at hand.`;
    const order = (list: string[]) => policy(...list.map((name, at) => section(at + 1, name, body(name))));
    const {sections, summary} = compareTexts(order(names), order(['Omega', ...names.slice(0, 4)]));
    expect(sections.filter(({moved}) => moved).map((part) => `${part.after}: ${part.summary}`)).toEqual([
      '1. Omega: Moved from section 5 to section 1. The text is the same.',
    ]);
    expect(sections.at(-1)?.summary).toBe('Renumbered from section 4 to section 5. The text is the same.');
    expect(summary).toBe('One section moved; five stayed the same.');
  });

  test('a new section, a removed one and a renamed one', () => {
    const before = policy(section(1, 'Old', 'Gone for good.'), section(2, 'Money', text));
    const after = policy(section(1, 'Fees', text), section(2, 'New', 'Here from now on.'));
    expect(compareTexts(before, after).summary).toBe(
      'One section changed, one was added and one was removed; one stayed the same.',
    );
    expect(summaries(before, after)).toEqual([
      '1. Old: Section removed: three words.',
      '1. Fees: Renumbered from section 2 to section 1. Renamed from “Money”. The text is the same.',
      '2. New: New section: four words.',
    ]);
  });

  test('another kind of quotation marks is not a change', () => {
    const {summary} = compareTexts(policy(section(1, 'A', `"We" don't`)), policy(section(1, 'A', '“We” don’t')));
    expect(summary).toBe('No sections changed.');
  });
});

test('the comparison of the two published privacy policies reads naturally', () => {
  const version = (day: string) => read(`versioned_docs/version-${day}/privacy-policy.mdx`);
  const redline = compareTexts(version('2023-06-01'), version('2024-03-01'));
  const title = 'Privacy Policy';
  expect(printRedline({title, from: '2023-06-01', to: '2024-03-01', ...redline}, plain)).toMatchSnapshot();
});

describe('a table', () => {
  const table = (...rows: string[]) => ['| Processor | Purpose |', '| --- | :-: |', ...rows].join('\n');
  const before = policy(section(1, 'Processors', table('| Acme | Mail for 2 years |', '| Bolt | Payments |')));
  const after = policy(
    section(1, 'Processors', table('| Acme | Mail for 3 years |', '| Bolt | Payments |', '| Core | Calls |')),
  );

  test('is compared row by row, and each row cell by cell', () => {
    expect(summaries(before, after)).toEqual([
      '1. Processors: One row of a table reworded and one row of a table added: three words added, one word removed. “2” becomes “3”.',
    ]);
    const [, changed] = compareTexts(before, after).sections;
    expect(changed?.blocks.map(({kind, change}) => `${kind} ${change}`)).toEqual([
      'row same',
      'row reworded',
      'row same',
      'row added',
    ]);
  });

  test('is drawn as a table, with what changed in its cell', () => {
    const [, changed] = compareTexts(before, after).sections;
    const drawn = renderToStaticMarkup(createElement(Blocks, {blocks: changed?.blocks ?? []}));
    const cells = [...drawn.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '').trim());
    expect(cells).toEqual([
      'Processor',
      'Purpose',
      'Acme',
      'Mail for  [removed: 2]  [added: 3]  years',
      'Bolt',
      'Payments',
      '[added: Core ]',
      '[added:  Calls]',
    ]);
  });
});
