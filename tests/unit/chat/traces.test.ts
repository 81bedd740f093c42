import {tracesOf} from '@site/src/features/chat/ui/traces';

const page = () => ({
  page: document.documentElement.outerHTML,
  sheets: [...document.adoptedStyleSheets],
  globals: Object.keys(window).sort().join(' '),
});

const element = (name: string, attributes: Record<string, string> = {}) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

/** A script at this address, on a page that holds something, with what it did when it ran. */
function scriptAt(src: string, run: () => void) {
  const script = document.createElement('script');
  script.src = src;
  const traces = tracesOf(script);
  document.head.append(script);
  return {
    ...traces,
    run() {
      run();
      script.dispatchEvent(new Event('load'));
    },
  };
}

/** Nothing here has a name that the site knows. */
function drawNonsense(): void {
  document.body.append(element('x-bubble'), element('div', {id: 'overlay'}), element('iframe'));
  document.body.prepend(element('svg'));
  document.documentElement.append(element('x-portal'));
  document.head.append(
    element('style'),
    element('meta', {name: 'x'}),
    element('script', {src: 'https://x.example/more.js'}),
    element('link', {rel: 'preconnect', href: 'https://x.example'}),
    element('script'),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, {} as CSSStyleSheet];
  Object.assign(window, {xBubble: {}, BUBBLE_READY: true});
}

let before: ReturnType<typeof page>;

beforeEach(() => {
  jest.useFakeTimers();
  document.adoptedStyleSheets = [{} as CSSStyleSheet];
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/site.css"><style>.site{}</style>';
  document.body.innerHTML = '<div id="app"><footer></footer></div>';
  before = page();
});

afterEach(() => {
  jest.useRealTimers();
});

test('what a script draws is cleared away, whatever it is', () => {
  const script = scriptAt('https://chat.example/widget.js', drawNonsense);
  script.run();
  expect(page()).not.toEqual(before);
  script.clear();
  expect(page()).toEqual(before);
});

test('so is what it draws later, until another script takes its place', async () => {
  const script = scriptAt('https://chat.example/widget.js', drawNonsense);
  script.run();
  script.clear();
  drawNonsense();
  await Promise.resolve();
  jest.advanceTimersByTime(300);
  expect(page()).toEqual(before);

  const next = scriptAt('https://chat.example/widget.js', drawNonsense);
  next.run();
  await Promise.resolve();
  jest.advanceTimersByTime(300);
  expect(document.querySelector('x-bubble')).not.toBeNull();
  next.clear();
  expect(page()).toEqual(before);
});

test.each([
  ['another host', 'https://chat.example/widget.js'],
  ['a folder of this host', `${location.origin}/chat/widget.js`],
  ['the top of this host', `${location.origin}/widget.js`],
])('what the site adds in the meantime stays, with a script on %s', (_, src) => {
  const script = scriptAt(src, () => document.body.append(element('x-bubble')));
  const own = [
    element('meta', {'data-rh': 'true', name: 'description'}),
    element('script', {src: '/assets/js/page.js'}),
    element('link', {rel: 'prefetch', href: '/assets/js/next.js'}),
  ];
  document.head.append(...own);
  script.run();
  script.clear();
  expect(own.filter((added) => !added.isConnected)).toEqual([]);
  expect(document.querySelector('x-bubble')).toBeNull();
});

test('files beside the script go with it', () => {
  const beside = element('link', {rel: 'stylesheet', href: '/chat/widget.css'});
  const script = scriptAt(`${location.origin}/chat/widget.js`, () => document.head.append(beside));
  script.run();
  script.clear();
  expect(page()).toEqual(before);
});

test('a script that never ran takes nothing with it', () => {
  const script = scriptAt('https://chat.example/widget.js', drawNonsense);
  const other = element('x-extension');
  document.body.append(other);
  script.clear();
  expect(other.isConnected).toBe(true);
  expect(document.querySelector('script')).toBeNull();
});
