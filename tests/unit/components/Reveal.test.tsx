import {act, render, screen} from '@testing-library/react';
import Reveal from '../../../src/components/Reveal';

const list = (
  <Reveal as="ul">
    <li>One</li>
    <li>Two</li>
  </Reveal>
);

const opacities = () => screen.getAllByRole('listitem', {hidden: true}).map(({style}) => style.opacity);

/** The browser tells where the list is, as it does once after it was asked to watch it. */
function onScreen({top, lessMotion = false}: {top: number; lessMotion?: boolean}) {
  jest.spyOn(window, 'matchMedia').mockReturnValue({matches: lessMotion});
  let tell: IntersectionObserverCallback = () => undefined;
  const observer = {observe: () => undefined, disconnect: () => undefined} as unknown as IntersectionObserver;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    tell = callback;
    return observer;
  });
  render(list);
  const seen = {boundingClientRect: new DOMRect(0, top), isIntersecting: top < window.innerHeight};
  tell([seen as IntersectionObserverEntry], observer);
}

const below = window.innerHeight + 1;

test('what lies below the screen waits to enter', () => {
  onScreen({top: below});
  expect(opacities()).toEqual(['0', '0']);
});

test('what is in sight stays in sight', () => {
  onScreen({top: 10});
  expect(opacities()).toEqual(['', '']);
});

test('a visitor who asked for less motion sees all at once', () => {
  onScreen({top: below, lessMotion: true});
  expect(opacities()).toEqual(['', '']);
});

test('print shows what has not entered yet', () => {
  onScreen({top: below});
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(opacities()).toEqual(['', '']);
});
