import {company} from '../../src/company';
import {filesIn, read} from '../support/files';

/** Another company rebrands the site in one place; archived policies keep the words that applied. */
const elsewhere = ['docusaurus.config.ts', ...['src', 'pages', 'static'].flatMap(filesIn)].filter(
  (file) => !file.startsWith('src/company/') && /\.(mdx?|tsx?|mjs|css|json|svg|txt|html)$/.test(file),
);

const domain = company.mail.domain.split('.')[0] ?? '';

test('the company’s time zone is one that browsers know', () => {
  const {name, label} = company.timeZone;
  expect(() => new Intl.DateTimeFormat('en-US', {timeZone: name})).not.toThrow();
  expect(label).not.toBe('');
});

test.each([
  ['name', new RegExp(company.name, 'i')],
  ['email domain', new RegExp(domain, 'i')],
  ['email address', new RegExp(`${company.mail.user}@|${company.mail.user} at `, 'i')],
  ['phone number', new RegExp(company.phone.display.replace(/\D+/g, '\\D*'))],
])('the company’s %s is in src/company and nowhere else', (_, pattern) => {
  expect(elsewhere.filter((file) => pattern.test(read(file)))).toEqual([]);
});
