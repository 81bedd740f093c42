/** @jest-environment node */
// cspell:ignore reciept Thier wheter Smal Procesor hosst advence taem colect
import {readRecords} from '@site/src/features/policies/build/ledger';
import {sealProblems} from '@site/src/features/policies/build/seal';
import {policySite, run} from './correcting';

describe('an error is mended where it stands,', () => {
  test.each<[what: string, replace: string, by: string, before: string, after: string]>([
    [
      'a spelling',
      'in advence',
      'in advance',
      'The client pays the provider in advence, according law, for one web site.',
      'The client pays the provider in advance, according law, for one web site.',
    ],
    ['swapped letters', 'The reciept', 'The receipt', 'The reciept mey come late.', 'The receipt mey come late.'],
    ['a small word', 'Teh rest', 'The rest', 'Teh rest is deleted.', 'The rest is deleted.'],
    [
      'a spelling before an abbreviation',
      'decides wheter',
      'decides whether',
      'Thier judge decides wheter it applies, e.g. Tuesday.',
      'Thier judge decides whether it applies, e.g. Tuesday.',
    ],
    [
      'a spelling at the start of a sentence',
      'Thier judge',
      'Their judge',
      'Thier judge decides wheter it applies, e.g. Tuesday.',
      'Their judge decides wheter it applies, e.g. Tuesday.',
    ],
    [
      'a doubled word',
      'the the data',
      'the data',
      'We must not keep the the data longer than six months, or 5% of it, unless a court in Delaware orders it.',
      'We must not keep the data longer than six months, or 5% of it, unless a court in Delaware orders it.',
    ],
    [
      'a missing small word',
      'according law',
      'according to law',
      'The client pays the provider in advence, according law, for one web site.',
      'The client pays the provider in advence, according to law, for one web site.',
    ],
    [
      'a space',
      'web site',
      'website',
      'The client pays the provider in advence, according law, for one web site.',
      'The client pays the provider in advence, according law, for one website.',
    ],
    [
      'a contraction',
      "can't",
      'cannot',
      'You can’t resell the Services without our consent.',
      'You cannot resell the Services without our consent.',
    ],
    [
      'a doubled word that carries a meaning',
      'may may',
      'may',
      'code here, and all terms may may apply.',
      'code here, and all terms may apply.',
    ],
    ['another form of a word', 'was ask', 'was asked', 'Nothing was ask for.', 'Nothing was asked for.'],
    ['a word in bold', 'grate', 'great', 'the grate reciept of payment', 'the great reciept of payment'],
    ['a word in a link', 'reciept of', 'receipt of', 'the grate reciept of payment', 'the grate receipt of payment'],
    ['a word in an email link', 'legal taem', 'legal team', 'Write to the legal taem.', 'Write to the legal team.'],
    ['a word in a table', 'Mail hosst', 'Mail host', 'Mail hosst | 2 years', 'Mail host | 2 years'],
    [
      'an ending',
      'judge decides',
      'judge decide',
      'Thier judge decides wheter it applies, e.g. Tuesday.',
      'Thier judge decide wheter it applies, e.g. Tuesday.',
    ],
  ])('%s: %j becomes %j, and the person is shown the sentence', async (_, replace, by, before, after) => {
    const site = policySite();
    const said: string[] = [];
    const {done, message} = await run(site, {replace, by}, (line) => said.push(line));
    expect([done, done ? '' : message]).toEqual([true, '']);
    expect(readRecords(site.dir)[0]?.corrections[0]?.sentence).toEqual({before, after});
    expect(said.join('\n')).toContain(after);
    expect(sealProblems(site.dir)).toEqual([]);
  });
});

describe('what could change a meaning is refused, with the way out:', () => {
  const figure = 'cannot change a figure';
  const number = 'cannot change a number';
  const period = 'cannot change a date or a period';
  const negation = 'cannot change a negation';
  const modal = 'cannot change a word of duty or permission';
  const condition = 'cannot change a word that sets a limit or a condition';
  const term = 'cannot change a defined term';
  const name = 'cannot change a name';
  const another = 'can mend a word but not choose another one';
  const heading = 'cannot change a heading';
  const markup = 'can replace only words, and "';
  test.each<[replace: string, by: string, reason: string, effect?: string]>([
    ['5%', '50%', figure, 'turn “5” into “50”'],
    ['5%', '5', figure, 'remove “%”'],
    ['March 1, 2024', 'March 1, 2025', figure],
    ['2 years', '3 years', figure],
    ['six months', 'twelve months', number, 'turn “six” into “twelve”'],
    ['one web', 'two web', number],
    ['six months', 'six years', period, 'turn “months” into “years”'],
    ['March 1', 'April 1', period],
    ['Tuesday', 'Wednesday', period],
    ['must not keep', 'must keep', negation, 'remove “not”'],
    ['The client pays', 'The client never pays', negation, 'add “never”'],
    ["can't resell", 'can resell', negation],
    ['the data longer', 'no data longer', negation],
    ['unless a court', 'if a court', negation],
    ['without our', 'with our', negation],
    ['mey come', 'may come', modal, 'add “may”'],
    ['must not', 'may not', modal, 'turn “must” into “may”'],
    ['We will answer', 'We would answer', modal],
    ['We will answer', 'We answer', modal],
    ['all terms', 'some terms', condition],
    ['months, or', 'months, and', condition],
    ['if the controller', 'only if the controller', condition],
    ['we build', 'you build', term],
    ['resell the Services', 'resell the services', term],
    ['(the “Platform”)', '(the Platform)', term],
    ['the “Platform”', 'the “Platforms”', term],
    ['Our liability', 'Your liability', term],
    ['court in Delaware', 'court in Maryland', name, 'turn “Delaware” into “Maryland”'],
    ['means Acme', 'means Acne', name],
    ['a court in', 'a Court in', name],
    ['limited to', 'unlimited to', another, 'turn “limited” into “unlimited”'],
    ['the controller', 'the processor', another],
    ['keep the the data', 'keep the personal data', another, 'add “personal”'],
    ['is deleted', 'is encrypted', another],
    ['fees of', 'fees to', another],
    ['in advence', 'in', another, 'remove “advence”'],
    ['client pays the provider', 'provider pays the client', 'cannot put the words of a sentence in another order'],
    ['We must not keep', 'Must we not keep', 'cannot change the order of words that carry a meaning'],
    ['(/contact)', '(https://example.com)', 'cannot change where a link leads'],
    ['of payment', 'of a payment', 'cannot change the words of the link'],
    ['Legal question', 'Legal questions', 'cannot change where a link leads'],
    ['1. What we collect', '1. What we colect', heading],
    ['Smal print', 'Small print', heading],
    ['**grate**', 'great', markup],
    ['grate', '*great*', markup],
    ['Mail hosst |', 'Mail host |', markup],
    ['code', '`code', markup],
    ['advence', '<b>advance</b>', markup],
    [
      '- your name',
      'your name',
      'can replace only words, and this would change emphasis, a list, a table or a paragraph',
    ],
    ['We will answer with in', '# We will answer with in', markup],
    ['Is it true', '1. Is it true', figure],
    ['deleted.\n\n-', 'deleted. -', 'stays within one paragraph'],
    [
      'pays the provider in advence',
      'pays the provider in of the advence',
      'adds or removes one word at most, and this would add 2',
    ],
  ])('%j cannot become %j', async (replace, by, reason, effect = '') => {
    const site = policySite();
    const before = site.snapshot();
    const {done, message} = await run(site, {replace, by});
    expect(message).toContain(`a correction ${reason}`);
    expect(message).toContain(effect);
    expect(message).toMatch(
      /^versioned_docs\/version-2024-03-01\/privacy-policy\.mdx: [^\n]*; publish a new version\.$/,
    );
    expect([done, site.snapshot()]).toEqual([false, before]);
  });

  test('a placeholder or a bare address, as publishing refuses it', async () => {
    const site = policySite();
    expect((await run(site, {replace: 'true?', by: 'true??'})).message).toContain('"??" is a placeholder');
  });
});
