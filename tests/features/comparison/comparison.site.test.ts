import {comparisonsOf} from '@site/src/features/comparison/build/plugin';
import {compareAddress} from '@site/src/features/policies/model/addresses';
import {fileOf} from '../../support/builtSite';
import {timeline} from '../../support/archive';
import {read, root} from '../../support/files';
import {readHtml} from '../../support/parse';

const all = comparisonsOf(root).map(({path}) => path);
const page = (address: string) => readHtml(read(`build/${fileOf(address) ?? ''}`));

test('each version has a page that compares it with the version in force, on every day', () => {
  const versions = timeline.policies.flatMap(({slug, versions: own}) =>
    own.map(({version}) => compareAddress(slug, version, 'in-force')),
  );
  expect(all).toEqual(expect.arrayContaining(versions));
  expect(all.filter((address) => !fileOf(address))).toEqual([]);
});

test('comparisons are not for search engines, and tell screen readers what was added and removed', () => {
  for (const address of all) {
    const $ = page(address);
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
    for (const mark of $('section :is(del, ins)').toArray())
      expect($(mark).text().trim()).toMatch(/^\[(added|removed): .*\]$/s);
  }
});
