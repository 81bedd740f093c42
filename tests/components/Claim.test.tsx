import {render, screen} from '@testing-library/react';
import {fillClaims} from '../../src/claims/fill';
import {claimValues} from '../../src/claims/claims';
import {Claim} from '../../src/components/Claim';

test('a claim renders its figure', () => {
  render(<Claim id="uptime" />);
  expect(screen.getByText(claimValues.uptime)).toHaveAttribute('data-claim', 'uptime');
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
