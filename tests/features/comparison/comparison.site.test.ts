import {load} from 'cheerio';
import {pairsWithPage} from '@site/src/features/comparison/model/pairs';
import {compareAddress, comparisonsAddress} from '@site/src/features/policies/model/addresses';
import {fileOf} from '../../support/builtSite';
import {timeline} from '../../support/archive';
import {read} from '../../support/files';
import {readHtml} from '../../support/parse';

const page = (address: string) => readHtml(read(`build/${fileOf(address) ?? ''}`));
const policies = timeline.policies.map((policy) => ({
  slug: policy.slug,
  comparisons: pairsWithPage(policy).map(({from, to}) => compareAddress(policy.slug, from, to)),
}));
const all = policies.flatMap(({comparisons}) => comparisons);

test.each(policies)('$slug has a page for each comparison, and a list of them', ({slug, comparisons}) => {
  const $ = page(comparisonsAddress(slug));
  expect($('meta[name="robots"]').attr('content')).toContain('noindex');
  const listed = $('main ul a').toArray();
  expect(listed.map((link) => $(link).attr('href')).sort()).toEqual([...comparisons].sort());
  expect(comparisons.filter((address) => !fileOf(address))).toEqual([]);
});

test('comparisons tell screen readers what was added and removed', () => {
  const silent = all.flatMap((address) => {
    const $ = page(address);
    const marks = $('section[data-change] :is(del, ins)').toArray();
    return marks.map((mark) => $(mark).text().trim()).filter((words) => !/^\[(added|removed): .*\]$/s.test(words));
  });
  expect(silent).toEqual([]);
});

test('the feed links to the comparison of each version with the one before it', () => {
  const feed = load(read('build/legal/updates.xml'), {xml: true})('summary').text();
  const replacing = timeline.policies.flatMap(({slug, versions}) =>
    versions.flatMap(({version, predecessor}) => (predecessor ? compareAddress(slug, predecessor, version) : [])),
  );
  expect(replacing.filter((address) => !feed.includes(address))).toEqual([]);
});
