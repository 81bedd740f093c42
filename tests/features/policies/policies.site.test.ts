import {load, type CheerioAPI} from 'cheerio';
import {recordAddress} from '@site/src/features/policies/model/addresses';
import {inForceOn, policyOf} from '@site/src/features/policies/model/timeline';
import {archivedFile} from '@site/src/features/policies/build/paths';
import {sha256} from '@site/src/features/policies/build/recordFile';
import {promisedNotice} from '@site/src/features/policies/commands/notice';
import {verify} from '@site/src/features/policies/commands/verifyRecord';
import {dayNow, today} from '@site/src/company/today';
import {timeline} from './archive';
import {filesIn, read, root} from '../../support/files';
import {builtPage as page, fileOf} from '../../support/builtSite';
import {shownDay} from '../../support/words';

const rel = ($: CheerioAPI, name: string) => new URL($(`link[rel="${name}"]`).attr('href') ?? 'none:').pathname;
const hidden = ($: CheerioAPI) => /noindex/.test($('meta[name="robots"]').attr('content') ?? '');

const held = inForceOn(today(), timeline.policies);

describe.each(held)('$policy', ({policy: slug, version: inForce}) => {
  const current = page(`/legal/${slug}`);
  const own = policyOf(timeline.policies, slug)?.versions ?? [];
  const until = own.find(({version}) => version === inForce)?.until;

  test('has its version in force at its short address, which search engines may list', () => {
    expect(hidden(current)).toBe(false);
    expect(current('main').text()).toContain(until ? `In force at least until ${shownDay(until)}` : 'In force');
  });

  test('shows the hash of its text, which the record has', () => {
    const hash = sha256(read(archivedFile(inForce, slug)));
    expect(read(`build${recordAddress}`)).toContain(hash);
    expect(current('main section code').text()).toBe(hash);
  });

  test('has a permanent address whose canonical address is the short one', () => {
    const $ = page(`/legal/${inForce}/${slug}`);
    expect([rel($, 'canonical'), hidden($)]).toEqual([`/legal/${slug}`, true]);
    expect($('article').text()).toBe(current('article').text());
  });

  test.each(own)('keeps version $version at its permanent address, hidden from search engines', ({version: name}) => {
    expect(hidden(page(`/legal/${name}/${slug}`))).toBe(true);
  });
});

test('the feed leads to addresses that exist', () => {
  const feed = load(read('build/legal/updates.xml'), {xml: true});
  const links = feed('entry > link').toArray();
  const addresses = links.map((link) => new URL(feed(link).attr('href') ?? '').pathname);
  expect(addresses.filter((address) => !fileOf(address))).toEqual([]);
});

test('the archive matches its record and the Git history', () => {
  expect(() => verify(root, dayNow())).not.toThrow();
});

test('publishing requires the notice that the policies promise', () => {
  const texts = ['pages/legal', 'versioned_docs'].flatMap(filesIn).filter((file) => file.endsWith('.mdx'));
  const promised = texts.flatMap((file) =>
    [...read(file).matchAll(/at least (\d+) days before/g)].map(([, days]) => Number(days)),
  );
  expect(new Set(promised)).toEqual(new Set([promisedNotice]));
});
