import {LateClick} from '@site/src/tools/editor/page/lateClick';
import type {Writer} from '@site/src/tools/editor/page/writer';

/** A page on which something was saved a moment ago, and whose texts are not drawn yet. */
function page(savedAt = Date.now()) {
  document.body.innerHTML = '<main><p>A text.</p><a href="/contact">Contact</a></main><nav><span>Menu</span></nav>';
  document.elementFromPoint = () => document.querySelector('p');
  const open = jest.fn();
  const entry = {};
  let isDrawn = false;
  const writer = {savedAt, current: undefined, open, texts: {at: () => (isDrawn ? entry : undefined)}};
  const late = new LateClick(writer as unknown as Writer);
  const click = (selector: string) => {
    const event = new MouseEvent('click', {bubbles: true, detail: 1, clientX: 5, clientY: 5});
    document.querySelector(selector)?.dispatchEvent(event);
    late.keep(event);
  };
  const draw = () => {
    isDrawn = true;
    late.again();
  };
  return {late, click, draw, open, entry};
}

afterEach(() => {
  history.replaceState(null, '', '/');
});

test('a click on a text that is being drawn anew opens it once it is there', () => {
  const {late, click, draw, open, entry} = page();
  click('p');
  late.again();
  expect(open).not.toHaveBeenCalled();
  draw();
  draw();
  expect(open.mock.calls).toEqual([[entry, {x: 5, y: 5}]]);
});

test.each(['a', 'span'])('a click on %s, which is no text, opens none', (selector) => {
  const {click, draw, open} = page();
  click(selector);
  draw();
  expect(open).not.toHaveBeenCalled();
});

test('a click opens nothing on the next page, and nothing long after a save', () => {
  const moved = page();
  moved.click('p');
  history.replaceState(null, '', '/contact');
  moved.draw();
  expect(moved.open).not.toHaveBeenCalled();
  const slow = page(Date.now() - 5000);
  slow.click('p');
  slow.draw();
  expect(slow.open).not.toHaveBeenCalled();
});
