/** @jest-environment node */
import {claimValues} from '@site/src/claims/claims';
import {company} from '@site/src/company';
import {anchorsIn} from '@site/src/features/policies/build/checks';
import {freeze} from '@site/src/features/policies/build/freezeDraft';
import {draft} from '@site/src/features/policies/commands/restoreDraft';
import {publish} from '@site/src/features/policies/commands/publishDrafts';
import {readArchive} from '@site/src/features/policies/build/archive';
import {feedOf} from '@site/src/features/policies/build/feed';
import {readRecord, recordProblems, sha256} from '@site/src/features/policies/build/recordFile';
import {date, outcomeOf, privacy, run, terms, today, scratch} from './scratch';

describe('publishing', () => {
  test('writes the version as literal text and records it', async () => {
    const site = scratch();
    const {done, message} = await run(site);
    expect(done).toBe(true);
    const text = site.read(`versioned_docs/version-${date}/terms-of-service.mdx`);
    expect(text).not.toMatch(/^import|<(?!\/?EmailLink)|\{/m);
    expect(text).toContain(`are available ${claimValues.uptime} of the time`);
    expect(text).toContain('<EmailLink subject="Legal question">');
    expect(JSON.parse(site.read('versions.json'))).toEqual([date, '2024-03-01', '2023-06-01']);
    expect(recordProblems(site.dir)).toEqual([]);
    expect(readRecord(site.dir).at(-2)).toEqual({
      entry: 'published',
      policy: 'terms-of-service',
      version: date,
      day: today,
      approver: 'General Counsel',
      reason: 'We announce maintenance earlier.',
      sha256: sha256(text),
    });
    expect(message.match(/at least \[-three-\]\{\+five\+\} days/g)).toHaveLength(1);
    expect(message).toContain(
      `npm run submit -- "Publish terms-of-service, privacy-policy of ${date}" --only policies`,
    );
  });

  test('records the reason for missing notice, unless the notice was given after all', async () => {
    const early = scratch();
    const {message} = await run(early, {date: '2026-12-01', withoutNotice: 'A court ordered the change.'});
    expect(message).toMatch(/Notice: 11 days\.[^]*withoutNotice: A court ordered the change\.$/m);
    expect(readRecord(early.dir).at(-1)).toMatchObject({withoutNotice: 'A court ordered the change.'});
    const late = scratch();
    await run(late, {withoutNotice: 'Not needed.'});
    expect(readRecord(late.dir).at(-1)).not.toHaveProperty('withoutNotice');
  });

  test('leaves a policy alone whose draft did not change', async () => {
    const site = scratch();
    site.replace(privacy, 'for 60 days', 'for 90 days');
    const other = () => {
      const {timeline, record} = readArchive(site.dir, today);
      const policies = timeline.policies.filter(({slug}) => slug === 'privacy-policy');
      return {policies, feed: feedOf({timeline, record: record.filter(({policy}) => policy === 'privacy-policy')})};
    };
    const before = other();
    expect(await run(site)).toMatchObject({done: true});
    // A page of a policy is made of its text and of what the timeline says of it, and so are its entries in the feed.
    expect(other()).toEqual(before);
    const {timeline} = readArchive(site.dir, date);
    expect(timeline.policies.map(({current}) => current)).toEqual([date, '2024-03-01']);
  });

  test('accepts the Markdown of real policies, turns email addresses into tags, and leaves out comments', async () => {
    const site = scratch();
    const {user} = company.mail;
    const more = [
      '## Our partners',
      `Ask [privacy](mailto:${user}@${company.mail.domain}?cc=info@court.example&subject=Rights), ${user}@${company.mail.domain} or a court.[^1]`,
      '> The law says so, [sic].',
      '[Reserved.]',
      '{/* Ask Karachi\nabout this. */}',
      '| Data | Kept |\n| --- | --- |\n| Mail | 2 years |',
      '[^1]: Or info@court.example, as of [this page](/contact).',
      'Run `ssh git@court.example`.',
    ];
    site.write(privacy, `${site.read(privacy)}\n${more.join('\n\n')}\n`);
    expect(await run(site)).toMatchObject({done: true});
    const text = site.read(`versioned_docs/version-${date}/privacy-policy.mdx`);
    const own = `domain="${company.mail.domain}"`;
    expect(text).toContain(
      `Ask <EmailLink to="${user}" ${own}>privacy</EmailLink>, <EmailLink to="${user}" ${own} /> or a court.[^1]`,
    );
    expect(text).toContain('[^1]: Or <EmailLink to="info" domain="court.example" />, as of');
    expect(text).toContain('Run `ssh git@court.example`.');
    expect(text).not.toContain('Karachi');
    expect(anchorsIn(text)).toEqual(['1-what-we-collect', '2-contact', 'our-partners']);
  });

  test('asks for no confirmation while the doctor finds a problem in a draft that it publishes', async () => {
    const site = scratch();
    site.approve(date);
    const found = (file: string) => () => Promise.resolve([{file, printed: `${file}:1:1 Wrong.`}]);
    const request = {siteDir: site.dir, date, today, policies: ['terms-of-service']};
    await expect(publish(request, found(terms))).rejects.toThrow(`${terms}:1:1 Wrong.`);
    await expect(publish(request, found(privacy))).resolves.toBeDefined();
  });
});

test('a published text is restored as the draft, without its approval', async () => {
  const site = scratch();
  await run(site);
  const published = site.read(`versioned_docs/version-${date}/terms-of-service.mdx`);
  site.replace(terms, 'twelve months', 'nine months');
  const {shown} = await outcomeOf(site, () =>
    draft({siteDir: site.dir, today, policy: 'terms-of-service', from: date}),
  );
  expect(shown).toContain('[-nine-]{+twelve+}');
  expect(site.read(terms)).not.toContain('approved_for');
  const {text, problems} = freeze(site.read(terms));
  expect(problems).toEqual([]);
  expect(text).toBe(published.replace(/^approved_for: .*\n/m, ''));
});
