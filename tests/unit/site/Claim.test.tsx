import {render, screen} from '@testing-library/react';
import {fillClaims} from '../../../src/claims/fill';
import {figures} from '../../../src/claims/figures';
import Claim from '../../../src/components/Claim';

test('a claim renders its figure', () => {
  render(<Claim id="uptime" />);
  expect(screen.getByText(figures.uptime)).toHaveAttribute('data-claim', 'uptime');
});

test('claims in front matter are replaced with their figures', () => {
  const refuse = (id: string): never => {
    throw new Error(id);
  };
  expect(fillClaims('Live in {claim:deploy}, at {claim:uptime}.', refuse)).toBe(
    `Live in ${figures.deploy}, at ${figures.uptime}.`,
  );
  expect(() => fillClaims('{claim:nothing}', refuse)).toThrow('nothing');
});
