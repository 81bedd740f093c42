import {load, type CheerioAPI} from 'cheerio';
import {longDay} from '@site/src/catalogue/policies/dates';
import {
  heldUntil,
  ledgerAddress,
  neighborsOf,
  standing,
  textAddress,
  versionsOf,
} from '@site/src/catalogue/policies/timeline';
import {company} from '@site/src/company';
import {readArchive} from '@site/src/plugins/policies/archive';
import {readRecords, sha256} from '@site/src/plugins/policies/ledger';
import {inForceOn} from '@site/src/plugins/policies/versioning';
import {today} from '@site/src/plugins/today';
import {filesIn, read, root} from '../support/files';
import {fileOf, sitemapPaths} from '../support/builtSite';

const page = (address: string): CheerioAPI => {
  const file = fileOf(address);
  if (!file) throw new Error(`${address} was not built.`);
  return load(read(`build/${file}`));
};
const rel = ($: CheerioAPI, name: string) => new URL($(`link[rel="${name}"]`).attr('href') ?? 'none:').pathname;
const hidden = ($: CheerioAPI) => /noindex/.test($('meta[name="robots"]').attr('content') ?? '');

const records = readRecords(root);
const {timeline} = readArchive(root, today());
const names = records.map(({version}) => version);
const inForce = inForceOn(today(), records);
const policies = Object.keys(records.find(({version}) => version === inForce)?.policies ?? {});
const archived = standing(timeline.versions)
  .map(({name}) => name)
  .filter((name) => name < inForce);

describe.each(policies)('%s', (slug) => {
  const current = page(`/legal/${slug}`);
  const held = versionsOf(timeline, slug).map(({name}) => name);

  test('is in force at its short address, where search engines may list it', () => {
    expect(hidden(current)).toBe(false);
    expect(sitemapPaths()).toContain(`/legal/${slug}`);
    const until = heldUntil(timeline, inForce, slug);
    expect(current('main').text()).toContain(until ? `In force at least until ${longDay(until)}` : 'In force');
  });

  test('is never simply called in force once another version is announced', () => {
    if (!heldUntil(timeline, inForce, slug)) return;
    for (const address of [`/legal/${slug}`, `/legal/${inForce}/${slug}`, '/legal']) {
      const $ = page(address);
      // The text itself may speak of what is in force.
      $('main > article').remove();
      expect($('main').text()).not.toMatch(/in force(?! at least until)/i);
    }
  });

  test('shows the hash of its text, with commands that find it in the text and in the ledger', () => {
    const commands = current('main pre')
      .toArray()
      .map((command) => current(command).text());
    const seal = sha256(read(`build${textAddress(inForce, slug)}`));
    expect(commands).toEqual([
      `curl -s ${company.url}/legal/${inForce}/${slug}.txt | sha256sum`,
      `curl -s ${company.url}/legal/ledger.json | grep ${seal}`,
    ]);
    expect(read(`build${ledgerAddress}`)).toContain(seal);
    expect(current('main summary').text()).toContain(`${seal.slice(0, 8)}…${seal.slice(-8)}`);
    expect(current('main dl').text()).toContain(seal);
  });

  test('has its permanent address from the first day, with the short one as its canonical address', () => {
    const $ = page(`/legal/${inForce}/${slug}`);
    expect([rel($, 'canonical'), hidden($)]).toEqual([`/legal/${slug}`, true]);
    expect($('article').text()).toBe(current('article').text());
  });

  test.each(held)('keeps the version of %s at its permanent address, out of the sitemap', (name) => {
    const $ = page(`/legal/${name}/${slug}`);
    expect(hidden($)).toBe(true);
    expect(sitemapPaths()).not.toContain(`/legal/${name}/${slug}`);
    expect(rel($, 'latest-version')).toBe(`/legal/${slug}`);
  });

  test('tells machines the versions before and after', () => {
    for (const name of held) {
      const $ = page(`/legal/${name}/${slug}`);
      const {predecessor, successor} = neighborsOf(timeline, name, slug);
      const expected = (neighbor?: {name: string}) => (neighbor ? `/legal/${neighbor.name}/${slug}` : '');
      expect([rel($, 'predecessor-version'), rel($, 'successor-version')]).toEqual([
        expected(predecessor),
        expected(successor),
      ]);
    }
  });

  test.each(held.filter((name) => archived.includes(name)))(
    'says on the version of %s that it was replaced, and never when it was last updated',
    (name) => {
      const $ = page(`/legal/${name}/${slug}`);
      expect($('main').text()).toContain('This version was replaced on');
      expect($(`main p a[href="/legal/${slug}"]`).text()).toMatch(/^Read the version (in force|of )/);
      expect($('main').text()).not.toContain('Last updated');
    },
  );

  test('numbers its anchors', () => {
    const ids = current('article h2')
      .toArray()
      .map((heading) => current(heading).attr('id') ?? '');
    expect(ids.map((id) => Number.parseInt(id, 10))).toEqual(ids.map((_, at) => at + 1));
  });

  test('has a comparison of every two versions, and one click leads to the last', () => {
    const pairs = names.flatMap((newer, at) => names.slice(at + 1).map((older) => `${older}...${newer}`));
    for (const pair of pairs) expect(fileOf(`/legal/compare/${slug}/${pair}`)).toBeDefined();
    const before = names[names.indexOf(inForce) + 1];
    if (before)
      expect(current(`main a[href="/legal/compare/${slug}/${before}...${inForce}"]`).length).toBeGreaterThan(0);
  });
});

test('the terms in force show the current day, which in the built page is that of the build', () => {
  const $ = page('/legal/terms-of-service');
  expect($('main').text()).toMatch(/Last updated [A-Z][a-z]+ \d+, \d{4}/);
});

test('no draft is built', () => {
  expect(filesIn('build/legal').filter((file) => file.includes('draft'))).toEqual([]);
});

describe('a comparison as built', () => {
  const $ = page('/legal/compare/privacy-policy/2023-06-01...2024-03-01');
  const section = (title: string) => $(`h2:contains("${title}")`).closest('section, details');

  test('says in words what was added and removed, for those who listen to the page', () => {
    const plain = (element: string) => section('Retention').find(element).first().text().trim();
    expect([plain('li del'), plain('li ins')]).toEqual(['[removed: 36]', '[added: 24]']);
  });

  test('names the moved section', () => {
    expect(section('Security').text()).toContain('Moved from section 5 to section 3');
    expect($('main').text()).toContain('one moved');
  });

  test('collapses what did not change, without a script', () => {
    const folded = section('Your rights');
    expect([folded.is('details'), folded.attr('open')]).toEqual([true, undefined]);
  });

  test('gives each changed section a line', () => {
    const lines = $('section[data-change]').toArray();
    expect(lines.length).toBeGreaterThan(2);
    for (const changed of lines) expect($(changed).find('p').first().text()).toMatch(/\bwords?\b|Renamed|Moved/);
  });
});

describe('the feed of changes', () => {
  const feed = load(read('build/legal/updates.xml'), {xml: true});
  const entries = feed('entry').toArray();
  const text = (entry: (typeof entries)[number], name: string) => feed(entry).children(name).text();

  test('has an entry for every policy in every version, with the addresses of the text and its comparison', () => {
    expect(entries).toHaveLength(records.reduce((sum, {policies: held}) => sum + Object.keys(held).length, 0));
    const addresses = feed('entry > link')
      .toArray()
      .map((link) => new URL(feed(link).attr('href') ?? '').pathname);
    expect(addresses.filter((address) => !fileOf(address))).toEqual([]);
    for (const entry of entries) expect(text(entry, 'summary')).toMatch(/In effect from \w+ \d+, \d{4}\./);
  });
});

test('the index lists when each version applied, as a table that needs no script', () => {
  const $ = page('/legal');
  const rows = $('table tbody tr').toArray();
  expect(rows.map((row) => $(row).find('time').first().attr('datetime'))).toEqual(names);
});
