import {examine, examineFile} from '@site/src/tools/doctor/examine';
import {allClaims, evidenceFindings, type Claim} from '@site/src/tools/doctor/claimFindings';
import type {Finding} from '@site/src/mdx/finding';
import {navigationFindings, redirectFindings, synonymFindings} from '@site/src/tools/doctor/placeFindings';
import {readGiven, siteOf} from '@site/src/tools/doctor/sources';
import {spellingFindings} from '@site/src/tools/doctor/spelling';
import {company} from '@site/src/company';
import path from 'node:path';
import {pageFilesToTry, root} from '../../support/files';
import {givenWithFixtures} from '../../support/fixturePages';
import {compositions, props, tags} from './mistakes/components';
import {facts} from './mistakes/facts';
import {fields} from './mistakes/fields';
import type {Mistake} from './mistakes/mistake';
import {words} from './mistakes/words';

const given = givenWithFixtures();
const {sources} = given;

const textOf = (file: string) => sources.find((source) => source.file === file)?.text ?? '';

/** The text of a page after planting one mistake. */
function planted({file, find, put}: Mistake): string {
  const text = textOf(file);
  if (!text.includes(find)) throw new Error(`${file} no longer says "${find}". Plant the mistake elsewhere.`);
  return text.replace(find, () => put);
}

/** The line of a planted mistake. It starts where the replaced text started. */
function lineOf(text: string, {find, put, at}: Mistake, original: string): number {
  const start = original.indexOf(find);
  const wanted = at ?? put.split('\n')[0] ?? '';
  const after = text.indexOf(wanted, start);
  return text.slice(0, after < 0 ? text.lastIndexOf(wanted, start) : after).split('\n').length;
}

test('the doctor finds no problems in the site', () => {
  expect(examine(siteOf(readGiven(root)))).toEqual([]);
});

// cspell:disable
const britishWords = 'Whilst Müller-Brandt Gesellschaft favours the licence thereof towards the centre';
// cspell:enable

test('the doctor accepts the Markdown and the words of real policies in a draft', async () => {
  const file = 'pages/legal/privacy-policy.mdx';
  const more = [
    '## Our partners',
    '### In Europe',
    'Write to privacy@court.example or [them](mailto:privacy@court.example).[^1]',
    '> The law says so.',
    '1. One\n   1. Within\n      - Deeper\n2. Two',
    '| Data | Kept |\n| --- | ---: |\n| Mail | 2 years |',
    '***',
    '[^1]: As of today.',
    `${britishWords} in ${company.city}, 12% of it by 2031!`,
  ];
  const text = `${textOf(file)}\n${more.join('\n\n')}\n`;
  expect([...examineFile({file, text}, given), ...(await spellingFindings([{file, text}], root))]).toEqual([]);
});

const mistakes = [...fields, ...tags, ...props, ...compositions, ...facts, ...words];

test.each(mistakes.map((one) => [one.what, one] as const))('%s is reported at its line', (_, mistake) => {
  const text = planted(mistake);
  const found = examineFile({file: mistake.file, text}, given);
  const reported = found.map(({file, line, message}) => `${file}:${line} ${message}`);
  const place = `${mistake.file}:${lineOf(text, mistake, textOf(mistake.file))} `;
  expect(reported).toContainEqual(expect.stringContaining(`${place}${mistake.says}`));
});

test('an HTML table is reported once, however many cells it has', () => {
  const file = 'pages/ai-services/nlp.mdx';
  const row = '<tr><th scope="row">Monday</th><td>Counting</td></tr>';
  const found = examineFile({file, text: `${textOf(file)}\n<table><tbody>${row}${row}</tbody></table>\n`}, given);
  expect(found.map(({message}) => message)).toEqual([expect.stringMatching(/^<table> cannot be used on pages\. /)]);
});

describe('on a page that cannot be parsed, the doctor', () => {
  const reported = (file: string, end: string) =>
    examineFile({file, text: `${textOf(file)}\n\nA tag <b that never ends\n${end}`}, given);

  test('also reports the problems of the other blocks', () => {
    const found = reported('pages/industries/healthcare.mdx', '\nWe use [this](/nowhere).\n');
    const messages = found.map(({message}) => message).join('\n');
    for (const part of ['"<b"', '/nowhere']) expect(messages).toContain(part);
  });

  test.each(pageFilesToTry().filter(textOf))('reports the syntax error once in %s', (file) => {
    const before = examineFile({file, text: textOf(file)}, given);
    expect(reported(file, '').length - before.length).toBe(1);
  });

  test('also reports the problems of the text when a field contains a colon', () => {
    const file = 'pages/industries/healthcare.mdx';
    const text = textOf(file)
      .replace(/^line: .*$/m, 'line: Read: sort')
      .replace('## More time', '## Other [time](/x)');
    const messages = examineFile({file, text}, given).map(({message}) => message);
    expect(messages).toEqual([
      expect.stringContaining('"line" contains a colon'),
      expect.stringContaining('"/x" is not a page.'),
    ]);
  });
});

test('the site reads front matter with the parser that Docusaurus uses', () => {
  const ours = require.resolve('@11ty/gray-matter');
  const theirs = require.resolve('@11ty/gray-matter', {paths: [path.dirname(require.resolve('@docusaurus/utils'))]});
  expect(ours).toBe(theirs);
});

/** A reviewed claim. */
const reviewedClaim = (id: string, value: string): Claim => ({
  id,
  value,
  wording: '{}',
  means: 'What it says.',
  evidence: 'A list',
  owner: 'Sales',
  reviewed: {on: '2026-10-01', value},
  reviewBy: '2027-04-01',
});

describe('claims', () => {
  // Invented claims, so that reviews of real claims do not change the results.
  const claims: readonly Claim[] = [
    {...reviewedClaim('uptime', '99%'), counted: true, owner: 'Operations', evidence: 'Service level agreement'},
    {...reviewedClaim('clients', '500+'), fact: 'enterprise clients', difference: ['since']},
    {...reviewedClaim('some-clients', '150+'), fact: 'enterprise clients', difference: ['today']},
  ];
  const text = claims.map(({id}) => `  "${id}": {},`).join('\n');
  const change = (id: string, changed: Partial<Claim>) =>
    claims.map((claim) => (claim.id === id ? {...claim, ...changed} : claim));
  const reported = (given: readonly Claim[], today = '2026-11-20') =>
    evidenceFindings(given, text, today).map(({file, line, message}) => `${file}:${line} ${message}`);

  test('that are due for review are reported with their owner and evidence', () => {
    expect(reported(change('uptime', {reviewBy: '2026-11-19'}))).toEqual([
      'src/claims/claimEvidence.json:1 The claim "uptime" was due for review by 2026-11-19. Ask Operations to check the evidence (Service level agreement) and update both dates.',
    ]);
  });

  test('whose evidence is missing are reported', () => {
    const [found = ''] = reported(allClaims({pilot: '$4,000'}, {}));
    expect(found).toContain('The claim "pilot" ($4,000) is unreviewed.');
  });

  test('whose value has changed since the review are reported with both values', () => {
    const found = reported(change('uptime', {value: '95%', reviewed: {on: '2026-10-01', value: '99%'}}));
    expect(found).toEqual([
      'src/claims/claimEvidence.json:1 The claim "uptime" says 95%, but the value reviewed on 2026-10-01 was 99%. Ask Operations to check the evidence (Service level agreement), then enter the day and 95% under "reviewed", or restore 99% in src/claims/claimValues.json.',
    ]);
    expect(reported(change('uptime', {value: '95%', reviewed: {on: '2026-11-01', value: '95%'}}))).toEqual([]);
  });

  test('that were never reviewed are reported with every page that uses them', () => {
    const claim = change('uptime', {reviewed: {on: '', value: ''}, reviewBy: ''});
    const pages = siteOf(given).pages.filter(({text}) => /<Claim id="uptime" \/>|\{claim:uptime\}/.test(text));
    expect(pages.length).toBeGreaterThan(1);
    expect(evidenceFindings(claim, text, '2026-11-20', siteOf(given).pages).map(({message}) => message)).toEqual([
      'The claim "uptime" (99%) is unreviewed. Check the evidence, then fill in "reviewed.on", "reviewed.value", "reviewBy". ' +
        `It is used on ${pages.map(({file}) => file).join(', ')}.`,
    ]);
  });

  test('with two values for one fact are reported unless both name the difference', () => {
    expect(reported(change('some-clients', {difference: undefined}))).toEqual([
      'src/claims/claimEvidence.json:3 The claims "clients" (500+) and "some-clients" (150+) give two values for one fact: enterprise clients. Keep one, or list under "difference" of both the words that set them apart.',
    ]);
    expect(reported(claims)).toEqual([]);
  });

  test.each(['four in five', '80', '9%', '101%', '79.5%', '80%+'])(
    'that the estimate calculates with are reported if they are "%s"',
    (value) => {
      expect(reported(change('uptime', {value, reviewed: {on: '2026-10-01', value}}))).toEqual([
        `src/claims/claimEvidence.json:1 The claim "uptime" is "${value}", and the estimate calculates with it. Write a whole percentage from 10%, such as 75%.`,
      ]);
    },
  );
});

describe('a missing page', () => {
  const without = (...files: string[]) =>
    siteOf({...given, sources: sources.filter(({file}) => !files.includes(file))});
  const about = without('pages/company/about.mdx');
  const where = ({file, line, message}: Finding) => `${file}:${line} ${message}`;

  test('is reported at the redirect that leads to it', () => {
    const former = {'/industries/retail': '/company/about'};
    expect(redirectFindings(root, {...siteOf(given), former})).toEqual([]);
    expect(redirectFindings(root, {...about, former}).map(where)).toEqual([
      expect.stringMatching(
        /^src\/content\/formerPages\.json:\d+ "\/industries\/retail" leads nowhere: "\/company\/about" is not a page\. .* Correct or remove the entry\.$/,
      ),
    ]);
  });

  test('is reported at the search synonym that leads to it, as is a missing anchor or headline', () => {
    const reported = (to: string, title?: string, site = siteOf(given)) =>
      synonymFindings(root, {
        ...site,
        synonyms: [{terms: ['hipaa'], to, because: 'A test.', ...(title && {title})}],
      }).map(({file, message}) => `${file} ${message}`);
    const start = 'src/features/search/model/searchSynonyms.json "hipaa" leads nowhere:';
    expect(reported('/company/about')).toEqual([]);
    expect(reported('/company/about', undefined, about)).toEqual([
      expect.stringContaining(`${start} "/company/about" is not a page.`),
    ]);
    expect(reported('/contact#question')).toEqual([
      `${start} pages/contact.mdx has no anchor "question". Did you mean "questions"? Correct or remove the entry.`,
    ]);
    expect(reported('/contact#questions', 'What does an agent costs?')).toEqual([
      `${start} "What does an agent costs?" is not a headline or question of pages/contact.mdx. Did you mean "What does an agent cost?"? Correct or remove the entry.`,
    ]);
  });

  test('is reported at the menu or footer link to it', () => {
    const reported = navigationFindings(root, without('pages/contact.mdx')).map(where);
    expect(reported).toContainEqual(
      expect.stringMatching(/^src\/content\/menus\.json:\d+ "\/contact" is not a page\./),
    );
  });
});

test.each([
  ['with a space', 'pages/industries/Dental clinics.mdx', 'pages/industries/dental-clinics.mdx'],
  ['in upper case', 'pages/industries/Dentists.mdx', 'pages/industries/dentists.mdx'],
  ['with an underscore', 'pages/industries/dental_clinics.mdx', 'pages/industries/dental-clinics.mdx'],
])('a file name %s is reported with a valid name', (_, file, better) => {
  const found = examineFile({file, text: textOf('pages/industries/healthcare.mdx')}, given);
  expect(found.map(({message}) => message)).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`Rename the file to ${better}.`),
      '"label" is the same as in pages/industries/healthcare.mdx. Menus need two names.',
    ]),
  );
});
