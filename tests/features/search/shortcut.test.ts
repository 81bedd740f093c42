import {onSearch} from '@site/src/features/search/ui/openSearch';

const open = jest.fn();
let off: () => void;

const slash = (on: Element) =>
  on.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true, composed: true, cancelable: true}));

beforeEach(() => {
  open.mockClear();
  off = onSearch(open);
});

afterEach(() => {
  off();
  document.body.replaceChildren();
});

test('the search opens with /', () => {
  slash(document.body);
  expect(open).toHaveBeenCalledTimes(1);
});

test.each(['in the page', 'in a shadow root'])('a / typed into a field %s does not open the search', (place) => {
  const field = document.createElement('textarea');
  const host = document.createElement('some-chat');
  (place === 'in the page' ? host : host.attachShadow({mode: 'open'})).append(field);
  document.body.append(host);
  expect(slash(field)).toBe(true);
  expect(open).not.toHaveBeenCalled();
});
