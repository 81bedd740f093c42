import {comparisonsOf} from '@site/src/features/comparison/build/plugin';
import {fileOf} from '../../support/builtSite';
import {read, root} from '../../support/files';
import {readHtml} from '../../support/parse';

const page = (address: string) => readHtml(read(`build/${fileOf(address) ?? ''}`));

test('comparisons are not for search engines, and tell screen readers what was added and removed', () => {
  for (const {path: address} of comparisonsOf(root)) {
    const $ = page(address);
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
    for (const mark of $('section :is(del, ins)').toArray())
      expect($(mark).text().trim()).toMatch(/^\[(added|removed): .*\]$/s);
  }
});
