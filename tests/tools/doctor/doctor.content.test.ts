// cspell:ignore thereof
import type {Evidence} from '@site/src/claims/evidence';
import {company} from '@site/src/company';
import type {Finding} from '@site/src/mdx/finding';
import {claimFindings} from '@site/src/tools/doctor/claimFindings';
import {examine, examineFile} from '@site/src/tools/doctor/examine';
import {navigationFindings, redirectFindings, synonymFindings} from '@site/src/tools/doctor/placeFindings';
import {evidenceFile, readSite} from '@site/src/tools/doctor/sources';
import {spellingFindings} from '@site/src/tools/doctor/spelling';
import {writeFiles} from '@site/src/tools/writeFiles';
import {root} from '../../support/files';
import {newFolder} from '../../support/servers';
import {givenWithFixtures} from './fixturePages';
import {mistakes} from './mistakes';

const given = givenWithFixtures();
const textOf = (file: string) => given.pages.find((page) => page.file === file)?.text ?? '';
const messagesOf = (file: string, text: string) => examineFile({file, text}, given).map(({message}) => message);

test('the doctor finds no problems in the site', () => {
  expect(examine(readSite(root))).toEqual([]);
});

test.each(mistakes.map((one) => [one[3], one] as const))('a mistake is reported at its line: %s', (_, mistake) => {
  const [file, find, put, says] = mistake;
  const original = textOf(file);
  if (!original.includes(find)) throw new Error(`${file} no longer says "${find}". Plant the mistake elsewhere.`);
  const text = original.replace(find, () => put.replace('¶', ''));
  const line = text.slice(0, original.indexOf(find) + Math.max(put.indexOf('¶'), 0)).split('\n').length;
  const found = examineFile({file, text}, given).map((one) => `${one.file}:${one.line} ${one.message}`);
  expect(found).toContainEqual(expect.stringContaining(says));
  const places = found.filter((one) => one.includes(says)).map((one) => one.split(' ')[0]);
  if (put) expect(places).toContain(`${file}:${line}`);
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

test('on a page that cannot be parsed, the other blocks and the fields are checked, and the error is reported once', () => {
  const file = 'pages/industries/healthcare.mdx';
  const text = textOf(file).replace(/^line: .*$/m, 'line: Read: sort');
  const found = messagesOf(file, `${text}\n\nA tag <b that never ends\n\nWe use [this](/nowhere).\n`);
  expect(found).toEqual([
    expect.stringContaining('"line" contains a colon'),
    expect.stringContaining('"/nowhere" is not a page.'),
  ]);
  const broken = messagesOf(file, `${textOf(file)}\n\nA tag <b that never ends\n`);
  expect(broken.filter((message) => message.includes('"<b"'))).toHaveLength(1);
});

describe('a claim', () => {
  const folder = newFolder('claims');
  writeFiles(folder, {[evidenceFile]: '{\n  "uptime": {}\n}\n'});
  const claim = {
    counted: true,
    means: 'What it says.',
    evidence: 'Service level agreement',
    owner: 'Operations',
    reviewed: {on: '2026-10-01', value: '99%'},
    reviewBy: '2027-04-01',
  };
  const reviewed = (value: string) => ({reviewed: {on: '2026-10-01', value}});
  const reported = (value: string, changed: Partial<Evidence> = {}) =>
    claimFindings(folder, '2026-11-20', {uptime: value}, {uptime: {...claim, ...changed}}).map(
      ({file, line, message}) => `${file}:${line} ${message}`,
    );

  test.each<[string, string, Partial<Evidence>, string]>([
    ['is due', '99%', {reviewBy: '2026-11-19'}, 'was due for review by 2026-11-19. Ask Operations to check the'],
    ['has no evidence', '99%', {evidence: ''}, '(99%) is unreviewed. Check the evidence, then fill in "evidence"; or'],
    ['was reviewed with another value', '95%', {}, 'says 95%, but the value reviewed on 2026-10-01 was 99%.'],
    ['is words', 'all', reviewed('all'), 'is "all", and the estimate calculates with it. Write a whole percentage'],
    ['is too small', '9%', reviewed('9%'), 'is "9%", and the estimate calculates with it. Write a whole percentage'],
  ])('that %s is reported in a sentence at its line', (_, value, changed, says) => {
    expect(reported(value, changed)).toEqual([expect.stringContaining(`${evidenceFile}:2 The claim "uptime"`)]);
    expect(reported(value, changed)[0]).toContain(says);
  });

  test('that was reviewed is not reported, and one that only the file of values has is', () => {
    expect(reported('95%', reviewed('95%'))).toEqual([]);
    const [found] = claimFindings(folder, '2026-11-20', {pilot: '$4,000'}, {});
    expect(found?.message).toContain('The claim "pilot" ($4,000) is unreviewed.');
  });
});

describe('a missing page is reported', () => {
  const without = (gone: string) => ({...given, pages: given.pages.filter(({file}) => file !== gone)});
  const about = without('pages/company/about.mdx');
  const shown = (found: readonly Finding[]) => found.map(({file, message}) => `${file} ${message}`);

  test('at the redirect that leads to it', () => {
    const former = {'/industries/retail': '/company/about'};
    expect(redirectFindings(root, {...given, former})).toEqual([]);
    expect(shown(redirectFindings(root, {...about, former}))[0]).toMatch(
      /^src\/content\/formerPages\.json "\/industries\/retail" leads nowhere: "\/company\/about" is not a page\. .* the entry\.$/,
    );
  });

  test.each([
    ['/company/about', undefined, '"/company/about" is not a page.'],
    ['/contact#question', undefined, 'pages/contact.mdx has no anchor "question". Did you mean "questions"?'],
    ['/contact#questions', 'What does an agent costs?', 'Did you mean "What does an agent cost?"? Correct or remove'],
  ])('at the synonym that leads to it, as is a missing anchor or headline: %s %s', (to, title, says) => {
    const synonyms = [{terms: ['hipaa'], to, because: 'A test.', ...(title && {title})}];
    const [found] = shown(synonymFindings(root, {...about, synonyms}));
    expect(found).toContain(`src/features/search/model/searchSynonyms.json "hipaa" leads nowhere: `);
    expect(found).toContain(says);
  });

  test('at the menu or footer link to it', () => {
    const found = shown(navigationFindings(root, without('pages/contact.mdx')));
    expect(found.join('\n')).toMatch(/^src\/content\/menus\.json "\/contact" is not a page\./m);
  });
});

test.each(['Dental clinics', 'dental_clinics'])('a file name that addresses cannot have is reported: %s', (name) => {
  const found = messagesOf(`pages/industries/${name}.mdx`, textOf('pages/industries/healthcare.mdx'));
  expect(found).toContainEqual(expect.stringContaining('Rename the file to pages/industries/dental-clinics.mdx.'));
  expect(found).toContainEqual(expect.stringContaining('"label" is the same as in pages/industries/healthcare.mdx.'));
});

test('a page in a folder that is no section is told where it could go, unless it is unlisted', () => {
  const stray = expect.stringContaining('pages/news is not a section') as string;
  const text = textOf('pages/contact.mdx');
  expect(messagesOf('pages/news/award.mdx', text)).toContainEqual(stray);
  expect(messagesOf('pages/news/award.mdx', text.replace('---\n', '---\nunlisted: true\n'))).not.toContainEqual(stray);
});

test('misspelled words and words to avoid are reported in marketing copy at their place, and none in a policy', async () => {
  const files = ['pages/legal/terms-of-service.mdx', 'pages/index.mdx'];
  const sources = files.map((file) => ({file, text: '# Title\n\nAgents that recieve mail\nleverage it, thereof.\n'}));
  const found = await spellingFindings(sources, root);
  expect(found.slice(0, 2)).toEqual([
    expect.objectContaining({file: files[1], line: 3, column: 13, word: 'recieve'}),
    expect.objectContaining({file: files[1], line: 4, message: 'Avoid "leverage". Write "use".'}),
  ]);
  expect(found[0]?.message).toMatch(/^"recieve" is not in the dictionary\. Did you mean "receive"\?/);
  expect(found.filter(({file}) => file === files[0])).toEqual([]);
});
