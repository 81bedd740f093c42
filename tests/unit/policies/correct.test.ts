/** @jest-environment node */
// cspell:ignore reciept Thier wheter Smal Procesor hosst advence taem colect
import {correct} from '@site/src/plugins/policies/command';
import type {CorrectionRequest} from '@site/src/plugins/policies/correct';
import {printJson, readRecords, sha256, withEntry} from '@site/src/plugins/policies/ledger';
import {archivedFile, ledgerFile, sidebarFile, versionsFile} from '@site/src/plugins/policies/paths';
import {sealProblems} from '@site/src/plugins/policies/seal';
import {plainerWords} from './fixture';
import {scratch} from './scratch';

const file = 'versioned_docs/version-2024-03-01/privacy-policy.mdx';
const request = {today: '2026-11-20', ...plainerWords};

type Request = Omit<CorrectionRequest, 'siteDir'>;
type Site = ReturnType<typeof scratch>;

const run = (site: Site, change: Partial<Request> = {}, say: (text: string) => void = () => undefined) =>
  correct({siteDir: site.dir, ...request, ...change}, {say, yes: true});

describe('a correction', () => {
  test('keeps both sentences, both hashes and the reason, and the seal holds', async () => {
    const site = scratch();
    const before = sha256(site.read(file));
    const {done} = await run(site);
    const after = sha256(site.read(file));
    const [record] = readRecords(site.dir);
    expect([done, before === after]).toEqual([true, false]);
    expect(record?.corrections).toMatchObject([
      {
        on: '2026-11-20',
        file,
        replaced: request.replace,
        by: request.by,
        sentence: {
          before: 'We keep messages for 90 days after the last contact with you, and no advertising cookies at all.',
          after: 'We keep messages for 90 days after the last contact with you, and no cookies for advertising at all.',
        },
        reason: request.reason,
        approvedBy: request.approvedBy,
        before,
        after,
      },
    ]);
    expect(record?.files[file]).toBe(after);
    expect(sealProblems(site.dir)).toEqual([]);
  });

  test('can follow another one', async () => {
    const site = scratch();
    await run(site);
    const {done} = await run(site, {replace: request.by, by: request.replace});
    expect(done).toBe(true);
    expect(sealProblems(site.dir)).toEqual([]);
  });
});

describe('a refused correction changes no file and says', () => {
  test.each<[string, Partial<typeof request>, string]>([
    [
      'that there is no such version',
      {version: '2024-04-01'},
      'there is no version "2024-04-01". The versions are: 2024-03-01, 2023-06-01.',
    ],
    [
      'that there is no such policy',
      {policy: 'cookies'},
      'there is no policy "cookies". The policies are: terms-of-service, privacy-policy.',
    ],
    [
      'that the reason is missing',
      {reason: ' '},
      '--reason is missing. A correction needs --replace, --with, --reason and --approved-by, each with text in quotes.',
    ],
    [
      'that the role approves no policies',
      {approvedBy: 'Intern'},
      expect.stringMatching(/^--approved-by is "Intern", a role that approves no policies\./),
    ],
    ['that nothing would change', {by: request.replace}, '--replace and --with are the same text.'],
    [
      'that it is more than an obvious error',
      {by: 'a b c d e f g h i j k l m'},
      'a correction replaces at most 12 words, and this would replace 13; publish a new version.',
    ],
    [
      'that the words are not there',
      {replace: 'no such words'},
      `${file}: "no such words" is not in the text. Copy the words from the file, quotes and all.`,
    ],
    [
      'that the words are there more than once',
      {replace: 'officer', by: 'officers'},
      `${file}: "officer" appears 2 times. Include more of the words around it.`,
    ],
  ])('%s', async (_, change, sentence) => {
    const site = scratch();
    const before = site.snapshot();
    expect(await run(site, change)).toEqual({done: false, message: sentence});
    expect(site.snapshot()).toEqual(before);
  });
});

/** A policy with something of everything that a correction meets. */
const text = `---
title: Privacy Policy
description: What holds.
summary: First.
approved_by: Data Protection Officer
---

“We” means Acme. “Services” are what we build (the “Platform”). The reciept mey come late.

## 1. What we collect

We must not keep the the data longer than six months, or 5% of it, unless a court in Delaware orders it. Thier judge decides wheter it applies, e.g. Tuesday. Teh rest is deleted.

- your name, if the controller asks for it
- the **grate** [reciept of payment](/contact)

### Smal print

| Procesor | Kept |
| --- | --- |
| Mail hosst | 2 years |

Our liability is limited to the fees of March 1, 2024. You can't resell the Services without our consent. The client pays the provider in advence, according law, for one web site.

Write to the <MailLink subject="Legal question">legal taem</MailLink>. We will answer with in a week. Is it true?

\`code\` here, and all terms may may apply. Nothing was ask for.
`;

function policySite(): Site {
  const site = scratch();
  const version = '2024-03-01';
  const files = {[archivedFile(version, 'privacy-policy')]: text, [sidebarFile(version)]: printJson({legal: []})};
  for (const [name, content] of Object.entries(files)) site.write(name, content);
  for (const name of [
    archivedFile(version, 'terms-of-service'),
    archivedFile('2023-06-01', 'terms-of-service'),
    archivedFile('2023-06-01', 'privacy-policy'),
    sidebarFile('2023-06-01'),
  ])
    site.remove(name);
  const entry = {
    kind: 'published' as const,
    version,
    publishedOn: '2024-01-01',
    withoutNotice: null,
    renumbered: null,
    policies: {'privacy-policy': {approvedBy: 'General Counsel', reason: 'First.'}},
    retired: {},
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha256(content)])),
  };
  site.write(ledgerFile, printJson(withEntry(undefined, entry)));
  site.write(versionsFile, printJson([version]));
  return site;
}

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
