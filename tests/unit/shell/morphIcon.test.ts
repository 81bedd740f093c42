/** @jest-environment jsdom */
import {names} from '../../../src/content/documentNames';
import {onRouteDidUpdate} from '../../../src/document/client/morphIcon';

const tick = () => new Promise((resolve) => setTimeout(resolve));

const page = (motion: 'reduce' | 'no-preference') => {
  document.body.innerHTML = `<main><a href="/industries/healthcare"><i data-size="medium"></i>Healthcare</a></main>`;
  window.matchMedia = (query) => ({matches: query.includes(motion)}) as MediaQueryList;
  const named: (string | undefined)[] = [];
  const icon = () => document.querySelector<HTMLElement>('[data-size]')?.style.viewTransitionName;
  document.startViewTransition = ((update: () => Promise<void>) => {
    named.push(icon());
    const finished = tick()
      .then(update)
      .then(() => void named.push(icon()));
    return {finished};
  }) as never;
  document.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    document.body.innerHTML = `<section id="${names.firstScreen}"><i data-size="large"></i></section>`;
    dispatchEvent(new Event(names.pageShown));
  });
  return {named, icon};
};

const visit = (vendor: string) => {
  page('no-preference');
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  onRouteDidUpdate({previousLocation: null});
};

test('in WebKit, a link navigates without a view transition', () => {
  visit('Apple Computer, Inc.');
  const {named} = page('no-preference');
  document.querySelector('a')?.click();
  expect(document.getElementById(names.firstScreen)).not.toBeNull();
  expect(named).toEqual([]);
  // The following tests use another browser.
  visit('Google Inc.');
});

test('the icon of a link morphs into the icon of the next page', async () => {
  const {named, icon} = page('no-preference');
  document.querySelector('a')?.click();
  await tick();
  await tick();
  expect(named).toEqual(['icon', 'icon']);
  expect(icon()).toBe('');
});

test('a page that is still loading appears without a transition', async () => {
  jest.useFakeTimers();
  const {named, icon} = page('no-preference');
  document.querySelector('a')?.replaceWith(document.querySelector('a')?.cloneNode(true) ?? '');
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('a')?.click();
  await jest.advanceTimersByTimeAsync(300);
  jest.useRealTimers();
  expect(named).toEqual(['icon', '']);
  expect(icon()).toBe('');
});

test('with reduced motion, a link navigates without a view transition', () => {
  const {named} = page('reduce');
  document.querySelector('a')?.click();
  expect(document.getElementById(names.firstScreen)).not.toBeNull();
  expect(named).toEqual([]);
});
