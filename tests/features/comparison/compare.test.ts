/** @jest-environment node */
import {compareTexts} from '@site/src/features/comparison/model/compare';
import {compareWords} from '@site/src/features/policies/model/wordDiff';
import {Blocks} from '@site/src/features/comparison/ui/Compare/Blocks';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

const policy = (...sections: string[]) => `---\ntitle: Terms\n---\n\nHello.\n\n${sections.join('\n\n')}\n`;
const section = (number: number, title: string, ...blocks: string[]) =>
  [`## ${number}. ${title}`, ...blocks].join('\n\n');

const words = (before: string, after: string) =>
  compareWords(before, after)
    .map(({op, text}) => ({same: text, ins: `{+${text}+}`, del: `[-${text}-]`})[op])
    .join('');

const summaries = (before: string, after: string) =>
  compareTexts(before, after)
    .sections.filter(({change, moved}) => change !== 'unchanged' || moved)
    .map(({after: name, before: old, summary}) => `${name ?? old ?? ''}: ${summary}`);

describe('in a changed paragraph', () => {
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
});

describe('the summary of a comparison describes', () => {
  const text = 'We keep your messages for 36 months after the last contact with you.';

  test('a changed number', () => {
    const after = text.replace('36', '24');
    expect(summaries(policy(section(1, 'Retention', text)), policy(section(1, 'Retention', after)))).toEqual([
      '1. Retention: One word added, one word removed. “36” becomes “24”.',
    ]);
  });

  test('a moved section, and sections that were only renumbered', () => {
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Omega'];
    const body = (name: string) => `What ${name} says about the matter at hand.`;
    const order = (list: string[]) => policy(...list.map((name, at) => section(at + 1, name, body(name))));
    const {sections, summary} = compareTexts(order(names), order(['Omega', ...names.slice(0, 4)]));
    expect(sections.filter(({moved}) => moved).map((part) => `${part.after}: ${part.summary}`)).toEqual([
      '1. Omega: Moved from section 5 to section 1. The text is the same.',
    ]);
    expect(sections.at(-1)?.summary).toBe('Renumbered from section 4 to section 5. The text is the same.');
    expect(summary).toBe('One section moved and four were renumbered; one stayed the same.');
  });

  test('no introduction where a text has none', () => {
    expect(compareTexts('## Fees\n\nOne.', '## Fees\n\nTwo.').summary).toBe('One section changed.');
  });

  test('sections that got numbers', () => {
    const after = policy(section(1, 'Retention', text), section(2, 'Fees', text));
    const {sections, summary} = compareTexts(after.replaceAll(/## \d\. /g, '## '), after);
    expect(summary).toBe('Two sections were renumbered; one stayed the same.');
    expect(sections.map((part) => part.summary)).toContain('Numbered. The text is the same.');
  });

  test('a new section, a removed one and a renamed one', () => {
    const before = policy(section(1, 'Old', 'Gone for good.'), section(2, 'Money', text));
    const after = policy(section(1, 'Fees', text), section(2, 'New', 'Here from now on.'));
    expect(compareTexts(before, after).summary).toBe(
      'One section changed, one was added, and one was removed; one stayed the same.',
    );
    expect(summaries(before, after)).toEqual([
      '1. Old: Section removed: three words.',
      '1. Fees: Renumbered from section 2 to section 1. Renamed from “Money”. The text is the same.',
      '2. New: New section: four words.',
    ]);
  });
});

describe('a table', () => {
  const header = '| Processor | Purpose |';
  const acme = '| Acme | Mail for 2 years |';
  const bolt = '| Bolt | Payments |';
  const core = '| Core | Calls |';
  const table = ([first = '', ...rows]: string[]) => [first, first.replace(/[^|]+/g, ' --- '), ...rows].join('\n');

  /** What is said of the change, and the cells as they are drawn. */
  const compared = (before: string[], after: string[]) => {
    const [older = '', newer = ''] = [before, after].map((rows) => policy(section(1, 'Processors', table(rows))));
    const changed = compareTexts(older, newer).sections[1];
    const drawn = renderToStaticMarkup(createElement(Blocks, {blocks: changed?.blocks ?? []}));
    const cells = [...drawn.matchAll(/<t[hd][ >].*?<\/t[hd]>/g)].map(([cell]) =>
      cell
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    return [changed?.summary, cells.join(' | ')];
  };

  test.each([
    [
      'a changed cell and a new row',
      [header, acme, bolt],
      [header, '| Acme | Mail for 3 years |', bolt, core],
      'Three words added, one word removed. “2” becomes “3”.',
      'Processor | Purpose | Acme | Mail for [removed: 2] [added: 3] years | Bolt | Payments | [added: Core] | [added: Calls]',
    ],
    [
      'a new column as one, and no row as reworded',
      [header, acme],
      ['| Processor | Country | Purpose |', '| Acme | Pakistan | Mail for 2 years |'],
      'Two words added.',
      'Processor | [added: Country] | Purpose | Acme | [added: Pakistan] | Mail for 2 years',
    ],
    [
      'a removed column as one, beside a cell that changed',
      [header, acme, core],
      ['| Purpose |', '| Mail for 2 years |', '| Calls and mail |'],
      'Two words added, three words removed.',
      '[removed: Processor] | Purpose | [removed: Acme] | Mail for 2 years | [removed: Core] | Calls [added: and mail]',
    ],
    [
      'a renamed column as the same one',
      [header, acme],
      ['| Processor | Reason |', acme],
      'One word added, one word removed. “Purpose” becomes “Reason”.',
      'Processor | [removed: Purpose] [added: Reason] | Acme | Mail for 2 years',
    ],
    [
      'a removed row where it was',
      [header, acme, bolt, core],
      [header, acme, core],
      'Two words removed.',
      'Processor | Purpose | Acme | Mail for 2 years | [removed: Bolt] | [removed: Payments] | Core | Calls',
    ],
    [
      'rows with different names as a removed and an added one, though they share some words',
      [header, '| Dune | Sends mail in the EU |'],
      [header, '| Elm | Sends texts in the US |'],
      'Six words added, six words removed.',
      'Processor | Purpose | [removed: Dune] | [removed: Sends mail in the EU] | [added: Elm] | [added: Sends texts in the US]',
    ],
    [
      'a row with another name and the same rest as renamed',
      [header, '| Dune | Sends mail in the EU |'],
      [header, '| Elm | Sends mail in the EU |'],
      'One word added, one word removed. “Dune” becomes “Elm”.',
      'Processor | Purpose | [removed: Dune] [added: Elm] | Sends mail in the EU',
    ],
  ])('shows %s', (_, before, after, description, cells) => {
    expect(compared(before, after)).toEqual([description, cells]);
  });

  test('is shown in full if it is new', () => {
    const before = policy(section(1, 'Processors', 'None.'));
    const after = policy(section(1, 'Processors', 'None.', table([header, acme])));
    expect(summaries(before, after)).toEqual(['1. Processors: Seven words added.']);
  });
});

describe('the notes on links', () => {
  const notes = (before: string, after: string) =>
    compareTexts(policy(section(1, 'A', before)), policy(section(1, 'A', after))).sections[1]?.blocks.flatMap(
      (block) => block.notes ?? [],
    );

  test('do not repeat an address that is in the text', () => {
    expect(notes('See http://old.example/a here.', 'See https://new.example/a here.')).toEqual([]);
    expect(notes('See it here.', 'See it here. Or https://new.example/a, too.')).toEqual([]);
  });
});

test('a section that becomes Reserved is shown as renamed, with its text removed', () => {
  const text = 'We owe you no more than the fees of one year.';
  const [full, reserved] = [policy(section(1, 'Liability', text)), policy(section(1, 'Reserved'))];
  expect(summaries(full, reserved)).toEqual(['1. Reserved: Renamed from “Liability”. Eleven words removed.']);
  expect(summaries(reserved, full)).toEqual(['1. Liability: Renamed from “Reserved”. Eleven words added.']);
});
