/** @jest-environment node */
import {currentAddress, gone, redirects} from '@site/src/content/redirects';
import {removeRange} from '@site/src/mdx/textEdits';

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

test.each([
  ['Words within a line.', 'within ', 'Words a line.'],
  ['One\n\nTwo\n\nThree\n', 'Two', 'One\n\nThree\n'],
  ['One\nTwo\nThree\n', 'Two', 'One\nThree\n'],
  ['One\r\n\r\nTwo\r\n\r\nThree\r\n', 'Two', 'One\r\n\r\nThree\r\n'],
  ['One\n\n  Two\n', 'Two', 'One\n\n'],
])('text removed from %j leaves no gap', (text, part, rest) => {
  const start = text.indexOf(part);
  expect(removeRange(text, {start, end: start + part.length})).toBe(rest);
});
