/** @jest-environment node */
import {formerCompanyFindings} from '../../../src/tools/doctor/formerCompany';
import {printJson, withEntry} from '../../../src/features/policies/build/ledger';
import {hashOfName} from '../../../src/features/policies/build/owner';

const on = '2027-03-01';
const named = withEntry(undefined, {
  kind: 'named',
  company: 'Cedar Works',
  on,
  reason: 'Begun.',
  approvedBy: 'Counsel',
});
const begun = withEntry(undefined, {
  kind: 'begun',
  company: 'Juniper',
  on,
  instead: {company: hashOfName('Cedar Works'), head: named.head ?? ''},
});

const told = (text: string, ledger = begun, company = 'Juniper') =>
  formerCompanyFindings(printJson(ledger), company, [{file: 'pages/a.mdx', text}]).map(
    ({line, column, message}) => `${line}:${column} ${message.split(' is ')[0] ?? ''}`,
  );

test.each([
  ['in copy', 'Hello.\nAt Cedar Works we build.', ['2:4 "Cedar Works"']],
  ['with other signs', 'At Cedar-Works, Inc.', ['1:4 "Cedar-Works"']],
  ['in an address', 'https://www.linkedin.com/company/cedar-works', ['1:34 "cedar-works"']],
  ['as the words of a sentence', 'The smell of cedar works on moths. Cedar. Works in wood.', []],
])('the name of the company before is found %s', (_, text, found) => {
  expect(told(text)).toEqual(found);
});

test('it is found before its archive is put away, too', () => {
  expect(told('At Cedar Works', named)).toEqual(['1:4 "Cedar Works"']);
});

test('a company may name itself', () => {
  expect(told('At Cedar Works and Juniper', named, 'Cedar Works')).toEqual([]);
});
