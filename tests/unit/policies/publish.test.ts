/** @jest-environment node */
// cspell:ignore aproved kontakt upptime
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {figures} from '@site/src/claims/figures';
import {publish} from '@site/src/plugins/policies/command';
import {readRecords} from '@site/src/plugins/policies/ledger';
import {sealProblems} from '@site/src/plugins/policies/seal';
import {scratch} from './scratch';

const today = '2026-11-20';
const date = '2027-03-01';
const terms = 'pages/legal/terms-of-service.mdx';
const privacy = 'pages/legal/privacy-policy.mdx';

type Scratch = ReturnType<typeof scratch>;
type Options = {date?: string; withoutNotice?: string; renumber?: string};

/** Publishes approved drafts and answers yes; what was shown before the question comes with what was said after it. */
async function run(site: Scratch, options: Options = {}) {
  const shown: string[] = [];
  const request = {siteDir: site.dir, date, today, ...options};
  const {done, message} = await publish(request, {say: (text) => shown.push(text), yes: true});
  return {done, message: done ? [...shown, message].join('\n') : message};
}

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
      '2024-03-01 is not later than the last version, 2024-03-01. Choose a later date.',
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
      'that a section has no number',
      terms,
      '## 2. Availability',
      '## Availability',
      `${terms}: line 20: the heading "Availability" has no number. Write it as "## 2. Availability".`,
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
      `${terms}: line 22: "TBD" is a placeholder. Write the text that belongs there.`,
    ],
    [
      'that words in brackets are left',
      terms,
      'at least five days ahead',
      'at least [number] days ahead',
      `${terms}: line 22: "[number]" is a placeholder. Write the text that belongs there.`,
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
      `${terms}: the link ./cookies.mdx does not lead to a policy. The policies are: privacy-policy.mdx, terms-of-service.mdx.`,
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
      `${privacy}: the link http://old.example is not safe. Use an https address, or <MailLink> for email.`,
    ],
    [
      'that the text contains an email address',
      privacy,
      'For the rest use',
      'Write to us@firm.example or use',
      `${privacy}: it contains the email address us@firm.example. Write <MailLink subject="Legal question">our legal team</MailLink> instead.`,
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
    expect(await refusal(site)).toContain(sentence);
  });

  test('that a component could change published text', async () => {
    const site = scratch();
    site.replace(terms, '## 3. Contact', '<Card>\n\nText\n\n</Card>\n\n## 3. Contact');
    expect(await refusal(site)).toContain(
      `${terms}: line 26: <Card> could change later, and published text must not. Use words, Company, Claim or <MailLink subject="…">.`,
    );
  });

  test('that an import is not allowed', async () => {
    const site = scratch();
    site.replace(terms, "import Claim from '@site/src/site/Claim';", "import Card from '@site/src/components/Card';");
    expect(await refusal(site)).toContain(
      `${terms}: it imports something other than Company, Claim and MailLink: import Card from '@site/src/components/Card';`,
    );
  });

  test('that a published policy lost its draft', async () => {
    const site = scratch();
    site.remove(privacy);
    expect(await refusal(site)).toContain(
      `${privacy}: this policy is published, but its draft is missing. Restore the draft.`,
    );
  });

  test('that the summary still describes the last version', async () => {
    const site = scratch();
    const summary =
      /^summary: .*$/m.exec(site.read('versioned_docs/version-2024-03-01/terms-of-service.mdx'))?.[0] ?? '';
    site.replace(terms, /^summary: .*$/m, summary);
    expect(await refusal(site)).toEqual([
      `${terms}: "summary" still describes the last version. Say in one or two sentences what changes now, and why.`,
    ]);
  });

  test('that nothing changed', async () => {
    const site = scratch();
    await run(site);
    expect(await refusal(site, {date: '2027-05-01'})).toEqual([
      'No policy differs from the last version, so there is nothing to publish.',
    ]);
  });

  test('that a folder of that date is left over', async () => {
    const site = scratch();
    mkdirSync(path.join(site.dir, `versioned_docs/version-${date}`));
    expect(await refusal(site)).toEqual([
      `versioned_docs/version-${date} already exists, but no version has that date. Remove the folder, then publish again.`,
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

describe('publishing', () => {
  test('writes the version as literal text and records it', async () => {
    const site = scratch();
    const {done, message} = await run(site);
    expect(done).toBe(true);
    const text = site.read(`versioned_docs/version-${date}/terms-of-service.mdx`);
    expect(text).not.toMatch(/^import|<(?!\/?MailLink)|\{/m);
    expect(text).toContain(`are available ${figures.uptime} of the time`);
    expect(text).toContain('<MailLink subject="Legal question">');
    expect(JSON.parse(site.read('versions.json'))).toEqual([date, '2024-03-01', '2023-06-01']);
    expect(sealProblems(site.dir)).toEqual([]);
    expect(readRecords(site.dir)[0]).toMatchObject({
      version: date,
      publishedOn: today,
      predecessor: '2024-03-01',
      withoutNotice: null,
      renumbered: null,
      policies: {'terms-of-service': {approvedBy: 'General Counsel'}},
    });
    expect(message).toContain('“three” becomes “five”');
    expect(message).toContain('It takes effect on March 1, 2027');
    expect(message).toContain(`git commit -m "Publish the policies of ${date}"`);
  });

  test('leaves earlier versions as they were', async () => {
    const site = scratch();
    const old = site.snapshot().filter(([file]) => /version-20(23|24)/.test(file ?? ''));
    await run(site);
    expect(site.snapshot()).toEqual(expect.arrayContaining(old));
  });

  test('keeps the reason for missing notice, unless the notice was given after all', async () => {
    const early = scratch();
    await run(early, {date: '2026-12-01', withoutNotice: 'A court ordered the change.'});
    expect(readRecords(early.dir)[0]?.withoutNotice).toBe('A court ordered the change.');
    const late = scratch();
    await run(late, {withoutNotice: 'Not needed.'});
    expect(readRecords(late.dir)[0]?.withoutNotice).toBeNull();
  });

  test('keeps the reason for new numbers', async () => {
    const site = scratch();
    site.replace(terms, '## 3. Contact', '## 3. Export\n\nText.\n\n## 4. Contact');
    const {done} = await run(site, {renumber: 'Contact stays last.'});
    expect([done, readRecords(site.dir)[0]?.renumbered]).toEqual([true, 'Contact stays last.']);
  });

  test('includes an unchanged policy and says that it did not change', async () => {
    const site = scratch();
    site.replace(privacy, 'for 60 days', 'for 90 days');
    await run(site);
    expect(readRecords(site.dir)[0]?.policies['privacy-policy']?.reason).toBe('The text did not change.');
    expect(existsSync(path.join(site.dir, `versioned_docs/version-${date}/privacy-policy.mdx`))).toBe(true);
  });

  test('leaves out the notes of the draft', async () => {
    const site = scratch();
    site.replace(terms, '## 2. Availability', '{/* Ask Karachi\nabout this. */}\n\n## 2. Availability');
    await run(site);
    expect(site.read(`versioned_docs/version-${date}/terms-of-service.mdx`)).not.toContain('Karachi');
  });

  test('writes all or nothing when the disk refuses', async () => {
    const site = scratch();
    const before = site.snapshot();
    // A folder where the ledger's new file would be written stops the last of the writes.
    mkdirSync(path.join(site.dir, 'versioned_docs/ledger.json.new'));
    await expect(run(site)).rejects.toThrow('EISDIR');
    expect(site.snapshot()).toEqual(before);
    expect(existsSync(path.join(site.dir, `versioned_docs/version-${date}`))).toBe(false);
  });
});
