/** @jest-environment node */
import {readLogo} from '../../../src/build/brand/logo';
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
  ['a script', svg('<script>alert(1)</script><path d="M0 0h9"/>'), '<script> is not a plain shape'],
  ['text', svg('<text>K</text>'), '<text> is not a plain shape'],
  ['a picture', svg('<image href="https://a.example/k.png"/>'), '<image> is not a plain shape'],
  ['a style from elsewhere', svg('<path style="fill:url(https://a.example/#a)" d="M0 0h9"/>'), 'refers to url(https'],
  [
    'a gradient',
    svg('<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9"/>'),
    '<path> refers to url(#a)',
  ],
  [
    'two colors',
    svg('<path fill="#124" d="M0 0h9"/><path fill="#fff" d="M0 9h9"/>'),
    'it has several colors (#124, #fff)',
  ],
  ['no viewBox', svg('<path d="M0 0h9"/>', 'width="40" height="40"'), 'it has no viewBox of four numbers'],
  ['a viewBox that is not square', svg('<path d="M0 0h9"/>', 'viewBox="0 0 40 30"'), 'Write viewBox="0 -5 40 40"'],
  ['no shapes', svg(''), 'it draws nothing'],
  ['no valid SVG', 'a bird', 'it cannot be read as an SVG'],
])('a file with %s is refused as the logo, and the doctor says why', (_, text, says) => {
  const [found] = logoFindings(text);
  expect(found?.message).toContain(says);
  expect(found?.file).toBe('src/company/logo.svg');
  expect(() => drawn(text)).toThrow(says);
});

test('a logo exported from any program becomes shapes in one color', () => {
  const inside =
    '<style>.a{fill:#124;fill-rule:evenodd}</style><title>K</title><g transform="scale(2)"><path class="a" onclick="x()" d="M0 0h9v9z"/></g>';
  expect(drawn(svg(inside))).toEqual({
    viewBox: '0 0 24 24',
    shapes: [['path', {d: 'M0 0h9v9z', fill: 'currentColor', 'fill-rule': 'evenodd', transform: 'scale(2)'}]],
  });
});

test('a logo from Figma keeps its shapes without the clip path', () => {
  const figma =
    '<g clip-path="url(#clip0)"><path d="M0 0h9v9z" fill="#124"/></g>' +
    '<defs><clipPath id="clip0"><rect width="24" height="24" fill="white"/></clipPath></defs>';
  expect(drawn(svg(figma)).shapes).toEqual([['path', {d: 'M0 0h9v9z', fill: 'currentColor'}]]);
});
