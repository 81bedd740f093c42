import {render, screen} from '@testing-library/react';
import {fillClaims} from '../../../src/claims/fill';
import {figures, type ClaimId} from '../../../src/claims/figures';
import Claim from '../../../src/components/Claim';

test('a claim prints its figure', () => {
  render(<Claim id="uptime" />);
  expect(screen.getByText(figures.uptime)).toHaveAttribute('data-claim', 'uptime');
});

test('an unknown claim stops the page', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Claim id={'uptim' as ClaimId} />)).toThrow('Unknown claim "uptim"');
});

test('front matter takes figures by name', () => {
  const refuse = (id: string): never => {
    throw new Error(id);
  };
  expect(fillClaims('Live in {claim:deploy}, at {claim:uptime}.', refuse)).toBe(
    `Live in ${figures.deploy}, at ${figures.uptime}.`,
  );
  expect(() => fillClaims('{claim:nothing}', refuse)).toThrow('nothing');
});
