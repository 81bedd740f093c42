// cspell:ignore Karaci
import {company} from '../../../src/company';
import {palette} from '../../../src/css/colors';
import {typefaces} from '../../../src/company/typefaces';
import {colorFindings, companyFindings, typefaceFindings} from '../../../src/tools/doctor/companyFindings';
import {adoptionList} from '../../../src/tools/doctor/adopt';
import {writeFiles} from '../../../src/tools/writeFiles';
import {filesIn, read, root} from '../../support/files';
import {newFolder} from '../../support/servers';

/** Every file outside src/company that a rebranding must not need to change. Archived policies keep their wording. */
const elsewhere = ['docusaurus.config.ts', ...['src', 'pages', 'static'].flatMap(filesIn)].filter(
  (file) => !file.startsWith('src/company/') && /\.(mdx?|tsx?|mjs|css|json|svg|txt|html)$/.test(file),
);

const domain = company.mail.domain.split('.')[0] ?? '';

test.each([
  ['the time zone', {timeZone: {...company.timeZone, name: 'Asia/Karaci'}}, 'timeZone.name', /time zone of the IANA/],
  ['the address', {url: 'http://company.example/'}, 'url', /such as https:\/\/www\.example\.com/],
  ['the phone number', {phone: {...company.phone, href: 'tel:+12025550199'}}, 'phone.href', /the digits of "display"/],
  ['the email address', {mail: {user: 'hello@', domain: 'x'}}, 'mail.user', /before the @/],
  ['a day', {securityContactUntil: '2027-02-30'}, 'securityContactUntil', /a day such as/],
  ['an account', {social: [{name: 'X', href: 'x.com/us'}]}, 'social.0.href', /an https address, or empty/],
  ['the name', {name: ''}, 'name', /is empty/],
])('the doctor reports a mistake in %s of the company', (_, wrong, field, says) => {
  const text = read('src/company/index.ts');
  const [found] = companyFindings({...company, ...wrong}, root);
  expect(found?.message).toMatch(says);
  expect(found?.message).toContain(`"${field}"`);
  expect(text.split('\n')[(found?.line ?? 0) - 1]).toContain(`${field.split('.').at(-1)}:`);
});

const sheet = read('src/css/colors.css');
const types = read('src/company/typefaces.ts');
const color = (given: object) => colorFindings({...palette, ...given}, root);
const typeface = (display: string) => typefaceFindings({...typefaces, display}, root);

test.each([
  [color({accent: 'green'}), sheet, '  --company-accent: ', /^"accent" must be a color such as #336699\./],
  [color({brand: '#ffd400'}), sheet, '  --company-brand: ', /^"brand" cannot be #ffd400: .* The nearest color .* is #/],
  [typeface('Arial'), types, "  display: '", /^"display" must be a package of Fontsource, such as @fontsource/],
  [typeface('@fontsource/none'), types, "  display: '", /names the package @fontsource\/none, .* Run: npm install/],
])('the doctor reports a color or typeface that cannot be used at its line', (found, text, starts, says) => {
  expect(found.map(({message}) => message)).toEqual([expect.stringMatching(says)]);
  expect(text.split('\n')[(found[0]?.line ?? 0) - 1]).toMatch(new RegExp(`^${starts}`));
});

test('the adoption list names each place that is left from the original company, one line for each kind', () => {
  const folder = newFolder('adopt');
  const pages: Record<string, string> = {
    'pages/about.mdx': 'One\n\n- 8 a.m. to 6 p.m. Eastern Time\n\n<Logos layout="list">\n',
    'pages/legal/terms.mdx':
      '---\nsummary: We keep logs for a month instead of two.\n---\nThe laws of the State of Delaware apply.\n\nSo do the courts of Delaware.\n',
    'src/content/formerPages.json': '{"/old": "/about"}',
  };
  writeFiles(folder, pages);
  const list = adoptionList(folder).split('\n');
  expect(list).toContain('pages/about.mdx:5: names of clients. Replace them, or remove the section');
  expect(list).toContain('pages/about.mdx:3: office hours. Are they yours?');
  expect(list).toContain('pages/legal/terms.mdx:4, 6: the laws and courts that apply. Are they yours?');
  expect(list).toContain('pages/legal/terms.mdx:2: your first version announces a change. Say that it is the first');
  expect(list).toContain('src/content/formerPages.json:1: former addresses. Remove those that your domain never had');
  expect(list.join('\n')).toMatch(/claims were reviewed before this repository began/);
});

test.each([
  ['name', new RegExp(company.name, 'i')],
  ['email domain', new RegExp(domain, 'i')],
  ['email address', new RegExp(`${company.mail.user}@|${company.mail.user} at `, 'i')],
  ['phone number', new RegExp(company.phone.display.replace(/^\D+/, '').replace(/\D+/g, '\\D{0,3}'))],
])('the company’s %s is only in src/company', (_, pattern) => {
  expect(elsewhere.filter((file) => pattern.test(read(file)))).toEqual([]);
});
