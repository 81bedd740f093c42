/** @jest-environment node */
// cspell:ignore Dublim chatt
import {facts, type Fact} from '../../../src/tools/rebrand/facts';
import {interview} from '../../../src/tools/rebrand/interview';
import {planRebrand, presentFacts, type Repository} from '../../../src/tools/rebrand/plan';
import {valuesIn} from '../../../src/tools/rebrand/sourceValues';
import {afterward} from '../../../src/tools/rebrand/told';
import {operatorFindings} from '../../../src/tools/doctor/operatorFindings';
import {read, root} from '../../support/files';

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const repository: Repository = {root, read: (file) => (file === 'kestrel.svg' ? mark : read(file))};

const answersOf = (given: Readonly<Record<string, string>>): Map<Fact, string> =>
  new Map(facts.flatMap((fact) => (fact.option in given ? [[fact, given[fact.option] ?? ''] as const] : [])));

const plan = (given: Readonly<Record<string, string>>, isRenamed = false) =>
  planRebrand(answersOf(given), isRenamed, repository);

const present = presentFacts(repository);
const zone = present.company.timeZone.name === 'Asia/Kathmandu' ? 'Europe/Dublin' : 'Asia/Kathmandu';
const another = {
  name: 'Juniper Works',
  url: 'https://juniper.example',
  mail: 'office@juniper.example',
  phone: '+977 1 555 0142',
  country: 'Nepal, the Netherlands',
  'country-in-full': 'the Netherlands=the Kingdom of the Netherlands',
  'time-zone': zone,
  logo: 'kestrel.svg',
};

test('the present facts change not one byte', () => {
  const now = Object.fromEntries(facts.map(({option, read: told}) => [option, told(present)]));
  const {refused, changes} = plan(now);
  expect({refused, changes}).toEqual({refused: [], changes: {}});
});

describe('another company', () => {
  const {changes, refused, after} = plan(another);
  const written = changes['src/company/index.ts'] ?? '';

  test('is written into src/company, where what was not answered stays, comments too', () => {
    expect(refused).toEqual([]);
    expect(valuesIn(written, 'company')).toMatchObject({
      name: 'Juniper Works',
      mail: {user: 'office', domain: 'juniper.example'},
      phone: {display: '+977 1 555 0142', href: 'tel:+97715550142'},
      countries: ['Nepal', 'the Netherlands'],
      countriesInFull: {'the Netherlands': 'the Kingdom of the Netherlands'},
      city: present.company.city,
      timeZone: {name: zone, label: `${zone.split('/')[1] ?? ''} time`},
    });
    const comments = (text: string) => text.match(/\/\*\*[^]*?\*\//g);
    expect(comments(written)).toEqual(comments(read('src/company/index.ts')));
    expect(changes['src/company/logo.svg']).toBe(mark);
    expect(changes).not.toHaveProperty('src/company/palette.ts');
  });

  test('has no account of the one before, and has reviewed no claim', () => {
    expect(after.company.social.map(({href}) => href).join('')).toBe('');
    expect(changes['src/claims/evidence.ts']).not.toMatch(/reviewed: \{on: '\d/);
  });

  test('has its clock in the files that ask every night', () => {
    expect(operatorFindings((file) => changes[file] ?? undefined, zone)).toEqual([]);
    expect(changes['docs/server/rebuild.timer']).toContain(zone);
  });

  test('is told what is still that of the one before', () => {
    const told = afterward(plan(another), false);
    expect(told).toContain(`  --city: ${present.company.city}`);
    expect(told).not.toContain('--url');
    expect(told).toContain('npm run policy:reset');
    expect(told).toContain('/gallery#brand');
  });
});

test('another name of the same company keeps its claims and accounts, and is told how its archive goes on', () => {
  const renamed = plan({name: 'Juniper Works'}, true);
  expect(Object.keys(renamed.changes)).toEqual(['src/company/index.ts']);
  expect(renamed.after.company.social).toEqual(present.company.social);
  expect(afterward(renamed, false)).toContain('--renamed');
});

test.each([
  [
    'time-zone',
    'Europe/Dublim',
    /^--time-zone "Europe\/Dublim" must be a time zone .* Did you mean "Europe\/Dublin"\?$/,
  ],
  ['url', 'juniper.example', /^--url "juniper.example" must be the address of the site/],
  ['mail', 'office', /must be an email address/],
  ['phone', '555 0142', /begins with the code of its country/],
  ['year', 'soon', /must be a year/],
  ['country-in-full', 'Atlantis=the Republic of Atlantis', /names "Atlantis", which is none of the countries/],
  ['social', 'Juniper=https://a.example', /names "Juniper", and src\/company knows /],
  ['without', 'chatt', /names "chatt"\. Did you mean "chat"\?$/],
  ['brand', 'blue', /must be a color such as/],
  ['brand', '#ffd400', /^--brand cannot be #ffd400: .* The nearest color that can be used is #[\da-f]{6}\.$/],
  ['text-typeface', 'Inter', /must be a package of Fontsource/],
  ['text-typeface', '@fontsource-variable/none', /not installed\. Run: npm install @fontsource-variable\/none/],
  ['logo', 'package.json', /^--logo package\.json: it cannot be read as an SVG/],
])('the option %s cannot be %s, and nothing is written', (option, answer, says) => {
  const {refused, changes} = plan({...another, [option]: answer});
  expect(refused).toEqual([{option, message: expect.stringMatching(says) as string}]);
  expect(changes).toEqual({});
});

test('a file that is not there cannot be the logo', () => {
  const {refused} = planRebrand(answersOf({logo: 'none.svg'}), false, {
    root,
    read: (file) => (file === 'none.svg' ? undefined : read(file)),
  });
  expect(refused).toEqual([{option: 'logo', message: '--logo: there is no file "none.svg".'}]);
});

describe('asked at the keyboard', () => {
  /** Answers by what a question says; everything else with Enter. */
  async function asked(...typed: [about: string, answer: string][]) {
    const left = [...typed];
    const said: string[] = [];
    const questions: string[] = [];
    const ask = (question: string) => {
      questions.push(question);
      const at = left.findIndex(([about]) => question.startsWith(about));
      return Promise.resolve(at < 0 ? '' : (left.splice(at, 1)[0]?.[1] ?? ''));
    };
    const answers = await interview(ask, (text) => said.push(text), false, repository);
    return {given: [...answers].map(([{option}, answer]) => [option, answer]), said, questions};
  }

  test('Enter keeps everything as it is', async () => {
    const {given, questions} = await asked();
    expect(given).toEqual([]);
    expect(questions).toHaveLength(facts.length);
    expect(questions[0]).toContain(`[${present.company.name}]`);
  });

  test('what cannot be is asked for again', async () => {
    const {given, said} = await asked(['Its time zone', 'Europe/Dublim'], ['Its time zone', zone]);
    expect(given).toEqual([['time-zone', zone]]);
    expect(said).toEqual([expect.stringContaining('Europe/Dublim')]);
  });
});

test('the guide knows the options of the command, and what it gives as an example can be', () => {
  const guide = read('docs/make-it-yours.md');
  const example = /^npm run brand -- (?:.*\\\n)+.*$/m.exec(guide)?.[0] ?? '';
  const given = Object.fromEntries(
    [...example.matchAll(/--([a-z-]+) ("[^"]*"|[^\s"]+)/g)].map(([, option = '', word = '']) => [
      option,
      option === 'logo' ? 'kestrel.svg' : word.replaceAll('"', ''),
    ]),
  );
  const known = facts.map(({option}) => option);
  expect(Object.keys(given).filter((option) => !known.includes(option))).toEqual([]);
  expect(Object.keys(given).length).toBeGreaterThan(10);
  const {refused} = plan(given);
  // What else the company has may not go with the color of the example.
  expect(refused.filter(({message}) => !message.includes('its contrast with'))).toEqual([]);
});
