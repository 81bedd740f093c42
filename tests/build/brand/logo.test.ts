/** @jest-environment node */
import {drawLogo, readLogo} from '../../../src/build/brand/logo';
import {logoFindings} from '../../../src/tools/doctor/companyFindings';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {newFolder} from '../../support/servers';

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

function drawn(text: string) {
  const folder = newFolder('logo');
  mkdirSync(path.join(folder, 'src/company'), {recursive: true});
  writeFileSync(path.join(folder, 'src/company/logo.svg'), text);
  return readLogo(folder);
}

test.each([
  ['text', svg('<text>K</text>'), '<text> is not a plain shape'],
  ['a group', svg('<g><path d="M0 0h9"/></g>'), '<g> is not a plain shape'],
  ['a style', svg('<path style="fill:#124" d="M0 0h9"/>'), 'style="fill:#124" is not part of a plain shape'],
  ['a color of its own', svg('<path fill="#124" d="M0 0h9"/>'), 'Write fill="currentColor"'],
  ['no viewBox', svg('<path d="M0 0h9"/>', 'width="40" height="40"'), 'its viewBox is not a square'],
  ['a viewBox that is not square', svg('<path d="M0 0h9"/>', 'viewBox="0 0 40 30"'), 'its viewBox is not a square'],
  ['no shapes', svg(''), 'it draws nothing'],
  ['no valid SVG', 'a bird', 'it cannot be read as an SVG'],
])('a file with %s is refused as the logo, and the doctor says why', (_, text, says) => {
  const [found] = logoFindings(text);
  expect(found?.message).toContain(says);
  expect(found?.file).toBe('src/company/logo.svg');
  expect(() => drawn(text)).toThrow(says);
});

test('a logo keeps its shapes and their attributes, and has the size and color of its place', () => {
  const path = '<path fill-rule="evenodd" d="M0 0h9v9z"/>';
  const logo = drawn(svg(path, 'viewBox="0 0 24 24" width="24" height="24" fill="currentColor"'));
  expect(drawLogo(logo, {width: '32', color: '#124'})).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="32" fill="currentColor" color="#124">${path}</svg>`,
  );
});
