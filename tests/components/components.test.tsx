import {fillClaims} from '../../src/claims/fill';
import {claimValues} from '../../src/claims/claims';
import {Claim} from '../../src/components/Claim';
import {Heading} from '../../src/components/Heading';
import {Reveal} from '../../src/components/Reveal';
import {act, render, screen} from '@testing-library/react';

test('a claim renders its figure', () => {
  render(<Claim id="uptime" />);
  expect(screen.getByText(claimValues.uptime)).toHaveAttribute('data-claim', 'uptime');
});

test('a heading is named by its text, without the link to it', () => {
  Object.assign(window, {docusaurus: {prefetch: () => undefined}});
  render(
    <Heading as="h2" id="work" linked>
      Our work
    </Heading>,
  );
  expect(screen.getByRole('heading', {name: 'Our work'})).toBeVisible();
});

test('claims in front matter are replaced with their figures', () => {
  const refuse = (id: string): never => {
    throw new Error(id);
  };
  expect(fillClaims('Live in {claim:deploy}, at {claim:uptime}.', refuse)).toBe(
    `Live in ${claimValues.deploy}, at ${claimValues.uptime}.`,
  );
  expect(() => fillClaims('{claim:nothing}', refuse)).toThrow('nothing');
});

test('printing shows content that is hidden until it enters the screen', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight + 1));
  const watches: (() => void)[] = [];
  // jsdom has neither. What is observed is just below the screen, in the margin but not in the window.
  Object.assign(window, {
    matchMedia: () => ({matches: false}),
    IntersectionObserver: function (callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const entry = {isIntersecting: options?.rootMargin !== undefined} as IntersectionObserverEntry;
      const observer = {
        observe: () => watches.push(() => callback([entry], observer)),
        disconnect: () => undefined,
      } as unknown as IntersectionObserver;
      return observer;
    },
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
