/** @jest-environment node */
import {headersFor, parseHeaders, parseRedirects, redirectFor} from '@site/src/tools/preview/netlifyRules';

describe('_headers', () => {
  const rules = parseHeaders('# all\n/*\n  X-One: a\n  Link: <b>\n\n/assets/*\n  Link: <c>\n/exact\n  X-Two: d: e\n');

  test('match the rest of a path with *, and the values of a repeated header are joined', () => {
    expect(Object.fromEntries(headersFor(rules, '/assets/x.js'))).toEqual({'x-one': 'a', link: '<b>, <c>'});
    expect(Object.fromEntries(headersFor(rules, '/exact'))).toEqual({'x-one': 'a', link: '<b>', 'x-two': 'd: e'});
  });
});

describe('_redirects', () => {
  const rules = parseRedirects(
    '/old /new 301!\n/soft /elsewhere 301\n/blog/* /news/:splat 302\n/a/:id /b?id=:id#top 301\n',
  );
  const to = (path: string, query = '', exists = false) => redirectFor(rules, path, query, exists);

  test('keep the query, the rest of the path and the anchor', () => {
    expect(to('/old', 'a=b')).toEqual({status: 301, location: '/new?a=b'});
    expect(to('/blog/x/y')).toEqual({status: 302, location: '/news/x/y'});
    expect(to('/a/7', 'c=d')).toEqual({status: 301, location: '/b?id=7&c=d#top'});
    expect(to('/new')).toBeUndefined();
  });

  test('apply only where no file exists, unless they are forced', () => {
    expect(to('/soft', '', true)).toBeUndefined();
    expect(to('/old', '', true)).toEqual({status: 301, location: '/new'});
  });
});
