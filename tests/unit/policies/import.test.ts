/** @jest-environment node */
import {importVersion, type ImportRequest} from '@site/src/features/policies/commands/importVersion';
import {readArchive} from '@site/src/features/policies/build/archive';
import {freeze} from '@site/src/features/policies/build/freeze';
import {readRecord, recordProblems} from '@site/src/features/policies/build/record';
import {versionsOf} from '@site/src/features/policies/model/timeline';
import {today} from './publishing';
import {scratch, type Scratch} from './scratch';

/** A policy as repositories have them: a headline of the first level, HTML, relative links, addresses, code of a template. */
const old = `# Cancellation policy

*Last updated: May 19, 2022*

We don&rsquo;t keep hostages.<br> Write to [us](mailto:help@firm.example), to privacy@firm.example or see our [terms](../terms/index.md).

<a name="how"></a>
## How to cancel
* On the web:
    1. open *Account*
    2. press {{ site.button }} if your plan is <1 year
* [By phone](http://firm.example/phone)

### What then?

![A chart](./chart.png) See [above](#how-to-cancel).

> The law says so.[^1]

| Plan | Days |
| --- | ---: |
| Free | 30 |

[^1]: In full.
`;

const importIn = async (site: Scratch, change: Partial<ImportRequest> = {}) => {
  site.write('old.md', old);
  const shown: string[] = [];
  const request = {
    ...{siteDir: site.dir, today, policy: 'cancellation-policy', date: '2020-05-08', file: 'old.md'},
    ...{approvedBy: 'General Counsel', source: 'Web archive', ...change},
  };
  const result = await importVersion(request, {say: (text) => shown.push(text), yes: true});
  return {...result, shown: shown.join('\n')};
};

test('an old version is imported with its day, in Markdown that the site can build, and marked as imported', async () => {
  const site = scratch();
  const {done, shown} = await importIn(site);
  expect([done, recordProblems(site.dir)]).toEqual([true, []]);
  const text = site.read('versioned_docs/version-2020-05-08/cancellation-policy.mdx');
  expect(freeze(text).problems).toEqual([]);
  expect(text).toContain('title: "Cancellation policy"');
  expect(text).not.toContain('# Cancellation policy\n');
  expect(text).toContain('<EmailLink to="help" domain="firm.example">us</EmailLink>');
  expect(text).toContain('to <EmailLink to="privacy" domain="firm.example" /> or see our terms.');
  expect(text).toMatch(/press \\\{\\?\{ site\.button .* is \\<1 year/);
  expect(text).toContain('hostages.\\\nWrite');
  expect(text).toContain('[above](#how-to-cancel)');
  expect(text).not.toContain('.png');
  expect(shown).toContain(
    'Left out, except for the words in it (HTML, pictures, links within the old site): ../terms/index.md, <a name="how">, </a>, ./chart.png',
  );
  const [version] = versionsOf(readArchive(site.dir, today).timeline, 'cancellation-policy');
  expect(version).toMatchObject({name: '2020-05-08', imported: {on: today, source: 'Web archive'}});
});

test('an archive of many versions is imported in any order, before what was published here', async () => {
  const site = scratch();
  for (const date of ['2021-05-01', '2019-05-01', '2020-05-01'])
    expect(await importIn(site, {policy: 'terms-of-service', date})).toMatchObject({done: true});
  const line = versionsOf(readArchive(site.dir, today).timeline, 'terms-of-service').map(({name}) => name);
  expect(line).toEqual(['2024-03-01', '2023-06-01', '2021-05-01', '2020-05-01', '2019-05-01']);
});

test.each<[string, Partial<ImportRequest>, RegExp]>([
  ['a day ahead', {date: '2031-01-01'}, /is not a day in the past/],
  ['a day after the first publication', {policy: 'terms-of-service', date: '2023-07-01'}, /Only earlier versions/],
  ['a day that is taken', {policy: 'terms-of-service', date: '2024-03-01'}, /already has a version 2024-03-01/],
  ['no source', {source: ''}, /^--source is missing/],
  ['no such file', {file: 'none.md'}, /^none\.md does not exist/],
  ['nobody who approved it', {approvedBy: ''}, /^--approved-by is missing/],
])('%s is refused', async (_, change, sentence) => {
  const site = scratch();
  expect((await importIn(site, change)).message).toMatch(sentence);
  expect(readRecord(site.dir).versions).toHaveLength(4);
});
