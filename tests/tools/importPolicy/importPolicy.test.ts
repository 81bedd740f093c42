/** @jest-environment node */
// cspell:ignore Cousel smallcaps
import importCommand from '@site/src/cli/importPolicy';
import {importPolicy, type ImportRequest} from '@site/src/tools/importPolicy/importPolicy';
import {freeze} from '@site/src/features/policies/build/freeze';
import {messages} from '@site/src/features/policies/messages';
import {readRecord, recordProblems, rowsOf} from '@site/src/features/policies/build/record';
import {outcomeOf, today} from '../../features/policies/publishing';
import {scratch, type Scratch} from '../../features/policies/scratch';

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

const importIn = (site: Scratch, change: Partial<ImportRequest> = {}, text = old) => {
  site.write('old.md', text);
  const request = {
    ...{siteDir: site.dir, today, policy: 'cancellation-policy', date: '2020-05-08', file: 'old.md'},
    ...{approvedBy: 'General Counsel', source: 'Web archive', ...change},
  };
  return outcomeOf(site, () => importPolicy(request));
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
    'Removed, with their words kept:\n  line 5: ../terms/index.md\n  line 7: <a name="how">\n  line 7: </a>\n  line 16: ./chart.png',
  );
  expect(shown).toContain('include the address of the old page in --source');
  const [version] = rowsOf(readRecord(site.dir), 'cancellation-policy');
  expect(version).toMatchObject({version: '2020-05-08', imported: {on: today, source: 'Web archive'}});
});

/** The imported text of a file, without its front matter. */
async function imported(text: string, change: Partial<ImportRequest> = {}) {
  const site = scratch();
  const {done, message, shown} = await importIn(site, change, text);
  const file = 'versioned_docs/version-2020-05-08/cancellation-policy.mdx';
  return {message, shown, text: done ? site.read(file).split('---\n\n')[1] : ''};
}

test('HTML paragraphs, headings and links become Markdown', async () => {
  const html = `<h1 align="center">Terms &amp; Conditions</h1>

<p align="center"><i>Since 2018</i></p>

<div>
    See <a href="https://firm.example/faq" target="_blank">the FAQ</a>, write to <a href="mailto:legal@firm.example">our
    lawyers</a> or <A HREF='mailto:help@firm.example'>help@firm.example</A>.
</div>

##Old heading <a id="old"></a>
Said ***here.*** <!-- checked -->
And <b>there</b>.
`;
  const {text, shown} = await imported(html);
  expect(shown).toContain('Terms & Conditions, in effect from');
  expect(text).toBe(`Since 2018

See [the FAQ](https://firm.example/faq), write to <EmailLink to="legal" domain="firm.example">our
lawyers</EmailLink> or <EmailLink to="help" domain="firm.example" />.

## Old heading

Said ***here.***
And there.
`);
});

test('a name in angle brackets stays in code and is refused outside of code', async () => {
  const commands = 'Run `npm owner ls <name>`.\n\n```\nnpm owner add <user> <name>\n```\n';
  expect((await imported(commands)).text).toBe(commands);
  const [problem] = freeze('A ` here.\n\nAsk <name>.\n\nA ` there.\n').problems;
  expect(problem).toEqual({line: 3, message: messages.tagIsHtml({tag: '<name>'})});
});

test('a mailto link becomes an EmailLink tag, and one without a valid address is listed', async () => {
  const {text, shown} = await imported(
    'Write [us](<mailto:legal@firm.example?cc=help@firm.example&subject=A question>), ' +
      '<a href="mailto:help@firm.example?body=Hello">them</a> or [nobody](mailto:help/@/firm.example).\n',
  );
  expect(text).toBe(
    'Write <EmailLink to="legal" domain="firm.example" subject="A question">us</EmailLink>, ' +
      '<EmailLink to="help" domain="firm.example">them</EmailLink> or nobody.\n',
  );
  expect(shown).toContain('Removed, with their words kept:\n  line 1: mailto:help/@/firm.example');
});

test('a heading needs no space after its number signs, but #1 is not a heading', async () => {
  const {text} = await imported('#Your content\n\n#1 rule: be kind.\n\n#No children\nOver 13 only.\n');
  expect(text).toBe('## Your content\n\n\\#1 rule: be kind.\n\n## No children\n\nOver 13 only.\n');
});

test('an HTML table is refused, because its cells would run together', async () => {
  const {message, text} = await imported('<table>\n<tr><td>Free</td><td>$0</td></tr>\n</table>\n');
  expect([message, text]).toEqual([
    expect.stringMatching(/^old\.md: line 1: <table> is HTML\. Write it in Markdown/),
    '',
  ]);
});

test('links to headings of any level are kept', async () => {
  const {text} = await imported(
    '[Parts](#parts), [none](#none)\n\n### <a name="p"></a>Parts\n\n#### Small parts\n\n[Small](#small-parts)\n',
  );
  expect(text).toBe('[Parts](#parts), none\n\n## Parts\n\n### Small parts\n\n[Small](#small-parts)\n');
});

test.each([
  ['nothing', 'Web archive', 'Terms and more.'],
  ['its address', 'https://firm.example/legal/end', 'https://firm.example/terms https://firm.example/legal/more'],
  [
    'its address in a web archive',
    'Web archive, https://web.archive.org/web/2020/https://firm.example/legal/end, 2020',
    'https://firm.example/terms https://firm.example/legal/more',
  ],
])('links within the old site are resolved if the source gives %s', async (_, source, expected) => {
  const {text = ''} = await imported('[Terms](/terms) and [more][1].\n\n[1]: more\n', {source});
  expect([...text.matchAll(/\((.*?)\)/g)].map(([, url]) => url).join(' ') || text.trim()).toBe(expected);
});

test('comments and the language of code blocks cause no differences in a comparison', async () => {
  const body = '## A\n\n- ***One.***\n\n```\nCode\n```\n';
  const noisy = body.replace('One.***', 'One.*** <!-- lint -->').replace('```\n', '```text\n');
  expect((await imported(noisy)).text).toBe((await imported(body)).text);
});

test('unfilled template placeholders are listed with their lines', async () => {
  const {shown} = await imported(
    'Updated: [DATE]\n\n[Write]({{ site.mail }}) or use our {% data form %}.\n\n[Here][https://firm.example]\n',
  );
  expect(shown).toContain('before you import it:\n  line 1: [DATE]\n  line 3: {{ site.mail }}\n  line 5: [Here]');
});

test('earlier versions can be imported in any order', async () => {
  const site = scratch();
  for (const date of ['2021-05-01', '2019-05-01', '2020-05-01'])
    expect(await importIn(site, {policy: 'terms-of-service', date})).toMatchObject({done: true});
  const line = rowsOf(readRecord(site.dir), 'terms-of-service').map(({version}) => version);
  expect(line).toEqual(['2024-03-01', '2023-06-01', '2021-05-01', '2020-05-01', '2019-05-01']);
});

test.each<[string, Partial<ImportRequest>, RegExp]>([
  ['a day ahead', {date: '2031-01-01'}, /is not a past date/],
  ['a day after the first publication', {policy: 'terms-of-service', date: '2023-07-01'}, /Only earlier versions/],
  ['a day that is taken', {policy: 'terms-of-service', date: '2024-03-01'}, /already has a version 2024-03-01/],
  ['no such file', {file: 'none.md'}, /^none\.md does not exist/],
  ['a role that approves no policies', {approvedBy: 'General Cousel'}, /Did you mean "General Counsel"\?/],
])('%s is refused', async (_, change, sentence) => {
  const site = scratch();
  expect((await importIn(site, change)).message).toMatch(sentence);
  expect(readRecord(site.dir).versions).toHaveLength(4);
});

test('what other programs read and this site would print is listed, with the lines of the file', async () => {
  const text = `# Terms {#terms}

{:toc}

## 1. Fees {: .wide}

[Small]{.smallcaps} words.

::: note
Note.
:::

+-----+-----+
| a   | b   |
+-----+-----+

  Plan     Days
  -------  ----
  Free     30

Call \\<name\\> and pay 5 {dollars}.

    (i) indented
`;
  const {shown, text: result} = await imported(text);
  for (const line of [1, 3, 5, 7, 9, 11, 13, 15, 18, 23]) expect(shown).toContain(`line ${line}: `);
  expect(shown).not.toMatch(/line (?:10|14|17|21): /);
  expect(result).toContain('Call \\<name> and');
});

test.each<[string, string, RegExp]>([
  ['an empty file', ' \n', /^old\.md is empty\.$/m],
  ['a Word document', 'PK\u0003\u0004word/document.xml', /^old\.md is a document, not a text\. .*pandoc old\.md/m],
  [
    'HTML with words',
    'Fine.\n\nMore.\n\n<table>\n<tr><td>Fees</td></tr>\n</table>\n',
    /^old\.md: line 5: <table> is HTML/m,
  ],
])('%s is refused, with its line', async (_, text, sentence) => {
  expect((await imported(text)).message).toMatch(sentence);
});

test('a folder is refused', async () => {
  expect((await importIn(scratch(), {file: 'pages'})).message).toContain('pages is a folder');
});

test('the command names an option that is missing, and shows the usage', async () => {
  const words = ['terms-of-service', '2020-05-08', 'old.md', '--approved-by', 'General Counsel'];
  await expect(importCommand(words)).rejects.toThrow(/^--source is missing\.\n\n.*Usage:/s);
});
