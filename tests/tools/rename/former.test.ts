/** @jest-environment node */
import {currentAddress, gone, redirects} from '@site/src/content/redirects';

jest.mock('@site/src/content/formerPages.json', () => ({'/old': '/new', '/lost': 'gone'}));

test('a former page marked as gone does not redirect', () => {
  expect(redirects).toEqual([{from: '/old', to: '/new'}]);
  expect(gone).toEqual(['/lost']);
});

test.each([
  ['/old', '/new'],
  ['/old#part', '/new#part'],
  ['/old?topic=demo', '/new?topic=demo'],
  ['/older', '/older'],
  ['/lost', '/lost'],
  ['#part', '#part'],
  ['https://example.com/old', 'https://example.com/old'],
])('the link %s becomes %s', (link, now) => {
  expect(currentAddress(link)).toBe(now);
});
