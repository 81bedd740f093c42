/** @jest-environment node */
// cspell:ignore aproved kontakt upptime
import {company} from '@site/src/company';
import {date, privacy, run, terms, type Options} from './publishing';
import {scratch, type Scratch} from './scratch';

/** The sentences of a refusal, after seeing that it changed no file. */
async function refusal(site: Scratch, options: Options = {}): Promise<string[]> {
  site.approve(options.date ?? date);
  const before = site.snapshot();
  const {done, message} = await run(site, options);
  expect({done, files: site.snapshot()}).toEqual({done: false, files: before});
  return message.split('\n');
}

describe('a refused publish changes no file and says', () => {
  test.each<[string, Options, string]>([
    [
      'that a word is not a date',
      {date: 'soon'},
      '"soon" is not a date. Enter the day on which the version takes effect, such as 2027-03-01.',
    ],
    [
      'that the day does not exist',
      {date: '2027-02-30'},
      '"2027-02-30" is not a date. Enter the day on which the version takes effect, such as 2027-03-01.',
    ],
    [
      'that the date is not later than the last version',
      {date: '2024-03-01', withoutNotice: 'A court.'},
      '2024-03-01 is not later than the version 2024-03-01 of terms-of-service. Choose a later date.',
    ],
    [
      'that the date has passed',
      {date: '2026-11-19', withoutNotice: 'A court.'},
      '2026-11-19 is in the past. A version takes effect today, 2026-11-20, or later.',
    ],
    [
      'that the promised notice is missing',
      {date: '2026-12-19'},
      '2026-12-19 is 29 days away, and the policies promise 30 days of notice. Choose 2026-12-20 or later, or give a reason with --without-notice "<reason>".',
    ],
    [
      'that publishing without notice needs a reason',
      {date: '2026-12-01', withoutNotice: ' '},
      '--without-notice needs a reason in quotes: --without-notice "A court ordered the change."',
    ],
    [
      'that renumbering needs a reason',
      {renumber: ''},
      '--renumber needs a reason in quotes: --renumber "A new section belongs before section 8."',
    ],
  ])('%s', async (_, options, sentence) => {
    const sentences = await refusal(scratch(), options);
    expect(sentences).toContain(sentence);
  });

  test.each<[string, string, string | RegExp, string, string]>([
    [
      'that a field is missing',
      terms,
      /^approved_by: .*\n/m,
      '',
      `${terms}: "approved_by" is missing. The role that approved the text, such as General Counsel.`,
    ],
    [
      'that a field is unknown',
      terms,
      'approved_by:',
      'aproved_by: x\napproved_by:',
      `${terms}: "aproved_by" is not a field of this page. Did you mean "approved_by"?`,
    ],
    [
      'that a number is missing',
      terms,
      '## 2. Availability',
      '## 4. Availability',
      `${terms}: the sections are numbered 1, 4, 3. Number them 1 to 3 in order.`,
    ],
    [
      'that a published number changed',
      terms,
      '## 3. Contact',
      '## 3. Export\n\nText.\n\n## 4. Contact',
      `${terms}: "Contact" was section 3 and is now section 4, so links to it would break. Keep the number (a new section goes to the end), or give a reason with --renumber "<reason>".`,
    ],
    [
      'that a placeholder is left',
      terms,
      'at least five days ahead',
      'at least TBD days ahead',
      `${terms}: line 23: "TBD" is a placeholder. Write the text that belongs there.`,
    ],
    [
      'that words in brackets are left',
      terms,
      'at least five days ahead',
      'at least [number] days ahead',
      `${terms}: line 23: "[number]" is a placeholder. Write the text that belongs there.`,
    ],
    [
      'that a link leads to no page',
      privacy,
      '](/contact)',
      '](/kontakt)',
      `${privacy}: the link /kontakt does not lead to a page on this site.`,
    ],
    [
      'that a link leads to no section',
      terms,
      './privacy-policy.mdx',
      './privacy-policy.mdx#12-cookies',
      `${terms}: the link ./privacy-policy.mdx#12-cookies does not lead to a section.`,
    ],
    [
      'that a link leads to no policy',
      terms,
      './privacy-policy.mdx',
      './cookies.mdx',
      `${terms}: the link ./cookies.mdx does not lead to a policy. The policies are: terms-of-service.mdx, privacy-policy.mdx.`,
    ],
    [
      'that a link would leave the version',
      terms,
      './privacy-policy.mdx',
      '/legal/privacy-policy',
      `${terms}: the link /legal/privacy-policy would leave this version. Link to the file instead, such as ./privacy-policy.mdx.`,
    ],
    [
      'that a link is not safe',
      privacy,
      '](/contact)',
      '](http://old.example)',
      `${privacy}: the link http://old.example is not safe. Use an https address.`,
    ],
    [
      'that a mailbox is not declared',
      privacy,
      'For the rest use',
      `Write to [us](mailto:sales@${company.mail.domain}) or use`,
      `${privacy}: sales is not a mailbox of src/company. The mailboxes are: hello, privacy, legal.`,
    ],
    [
      'that HTML has a form in Markdown',
      privacy,
      'For the rest use',
      '<br/> For the rest use',
      `${privacy}: line 22: <br/> is HTML. Write it in Markdown, which has tables, lists, quotations and footnotes.`,
    ],
    [
      'that a sign is code to the build',
      privacy,
      'For the rest use',
      'If 3 <5, use',
      expect.stringContaining(`${privacy}: line 22: the build cannot read this: `) as string,
    ],
    [
      'that a picture is missing',
      privacy,
      'For the rest use',
      '![A map](/img/no-map.png) For the rest use',
      `${privacy}: there is no picture /img/no-map.png. Put it into static/ and name it from there, such as /img/map.png.`,
    ],
    [
      'that a claim is unknown',
      terms,
      '<Claim id="uptime" />',
      '<Claim id="upptime" />',
      `${terms}: there is no claim "upptime". Did you mean "uptime"?`,
    ],
    [
      'that a part of the company is unknown',
      terms,
      '<Company part="name" />',
      '<Company part="nam" />',
      `${terms}: <Company part="nam" /> is unknown. Did you mean "name"?`,
    ],
  ])('%s', async (_, file, from, to, sentence) => {
    const site = scratch();
    site.replace(file, from, to);
    expect(await refusal(site)).toContainEqual(sentence);
  });

  test('that a component could change published text', async () => {
    const site = scratch();
    site.replace(terms, '## 3. Contact', '<Card>\n\nText\n\n</Card>\n\n## 3. Contact');
    expect(await refusal(site)).toContain(
      `${terms}: line 27: <Card> could change later, and published text must not. Use words, Company, Claim or <EmailLink subject="…">.`,
    );
  });

  test('that an import is not allowed', async () => {
    const site = scratch();
    site.replace(
      terms,
      "import Claim from '@site/src/components/Claim';",
      "import Card from '@site/src/components/Card';",
    );
    expect(await refusal(site)).toContain(
      `${terms}: it imports something other than Company, Claim and EmailLink: import Card from '@site/src/components/Card';`,
    );
  });

  test('that there is no such draft, or that it says nothing new', async () => {
    expect(await refusal(scratch(), {policies: ['cookies']})).toEqual([
      'there is no draft of a policy "cookies". The drafts are: terms-of-service, privacy-policy.',
    ]);
    const site = scratch();
    site.replace(privacy, 'for 60 days', 'for 90 days');
    expect(await refusal(site, {policies: ['privacy-policy']})).toEqual([
      `${privacy}: it does not differ from the version 2024-03-01, so there is nothing to publish.`,
    ]);
  });

  test('that the summary still describes the last version', async () => {
    const site = scratch();
    site.replace(terms, /^summary: .*$/m, 'summary: The limit rises, and we ask for less.');
    expect(await refusal(site)).toEqual([
      `${terms}: "summary" still describes the last version. Say in one or two sentences what changes now, and why.`,
    ]);
  });

  test('that nothing changed', async () => {
    const site = scratch();
    await run(site);
    expect(await refusal(site, {date: '2027-05-01'})).toEqual([
      'No draft differs from its published text, so there is nothing to publish.',
    ]);
  });

  test('that the archive was touched, before anything else', async () => {
    const site = scratch();
    const file = 'versioned_docs/version-2023-06-01/terms-of-service.mdx';
    site.replace(file, 'six months', 'nine months');
    expect(await refusal(site, {date: 'soon'})).toEqual([
      expect.stringContaining(`${file}: this published text was edited, and published text never changes.`),
    ]);
  });

  test('everything that is wrong at once', async () => {
    const site = scratch();
    site.replace(terms, 'at least five days ahead', 'XXX days ahead');
    site.replace(privacy, '](/contact)', '](/kontakt)');
    expect(await refusal(site, {date: '2026-12-01'})).toHaveLength(3);
  });
});
