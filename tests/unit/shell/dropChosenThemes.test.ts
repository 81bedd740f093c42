/** @jest-environment node */
import {dropChosenThemes} from '@site/src/document/dropChosenThemes';
import postcss from 'postcss';

const dropped = async (css: string) =>
  (await postcss([dropChosenThemes]).process(css, {from: undefined})).css.replace(/\s+/g, ' ').trim();

test('without a theme toggle, styles for a chosen theme are removed and those for the system theme always apply', async () => {
  const css = `[data-theme='light'] {a: b} [data-theme='dark'] {a: b}
.x, :root[data-theme='dark'] .y {a: b}
@media (prefers-color-scheme: dark) {:root:not([data-theme]) .z {a: b}}`;
  expect(await dropped(css)).toBe('.x {a: b} @media (prefers-color-scheme: dark) {:root .z {a: b}}');
});
