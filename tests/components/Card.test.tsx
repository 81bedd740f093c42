import {Card} from '@site/src/components/Card';
import {Heading} from '@site/src/components/Heading';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';

test('a card that is a link is named by its title alone', () => {
  render(
    <MemoryRouter>
      <Card to="/contact">
        <Heading as="h3">Write to us</Heading>
        <p>An engineer reads every message.</p>
      </Card>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Write to us');
});
