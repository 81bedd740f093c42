import {act, render, screen} from '@testing-library/react';
import {Reveal} from '../../src/components/Reveal';

test('printing shows content that is hidden until it enters the screen', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight + 1));
  const watches: (() => void)[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    // It is just below the screen, in the margin but not in the window.
    const entry = {isIntersecting: options?.rootMargin !== undefined} as IntersectionObserverEntry;
    const observer = {
      observe: () => watches.push(() => callback([entry], observer)),
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    return observer;
  });
  render(
    <Reveal as="ol">
      <li>One</li>
    </Reveal>,
  );
  for (const report of watches) report();
  const item = screen.getByRole('listitem', {hidden: true});
  expect(item.style.opacity).toBe('0');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(item.style.opacity).toBe('');
});
