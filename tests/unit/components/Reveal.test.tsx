import {act, render, screen} from '@testing-library/react';
import Reveal from '../../../src/components/Reveal';

const list = (
  <Reveal as="ul">
    <li>One</li>
    <li>Two</li>
  </Reveal>
);

const opacities = () => screen.getAllByRole('listitem', {hidden: true}).map(({style}) => style.opacity);

type Place = {top: number; near: boolean; now?: number; lessMotion?: boolean};

/** Renders the list at a position. `near` means on the screen or just below it; `now` is its position by then. */
function onScreen({top, near, now = top, lessMotion = false}: Place) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, now));
  jest.spyOn(window, 'matchMedia').mockReturnValue({matches: lessMotion} as MediaQueryList);
  const watches: (() => void)[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    const isIntersecting = options?.rootMargin ? near : top < window.innerHeight;
    const seen = {isIntersecting} as IntersectionObserverEntry;
    const observer = {
      observe: () => watches.push(() => callback([seen], observer)),
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    return observer;
  });
  render(list);
  for (const report of watches) report();
}

const below = window.innerHeight + 1;

test('content just below the screen is hidden until it enters', () => {
  onScreen({top: below, near: true});
  expect(opacities()).toEqual(['0', '0']);
});

test('content far below the screen stays visible, so that a full-page screenshot shows it', () => {
  onScreen({top: 5 * below, near: false});
  expect(opacities()).toEqual(['', '']);
});

test('with reduced motion, all content is visible at once', () => {
  onScreen({top: below, near: true, lessMotion: true});
  expect(opacities()).toEqual(['', '']);
});

test('printing shows content that has not entered yet', () => {
  onScreen({top: below, near: true});
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(opacities()).toEqual(['', '']);
});
