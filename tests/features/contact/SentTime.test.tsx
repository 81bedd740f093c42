import {contactForm} from '@site/src/features/contact/model/forms';
import SentTime from '@site/src/features/contact/ui/SentTime';
import {useForm} from '@site/src/features/contact/ui/form/useForm';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';

const Form = () => <form data-testid="form" {...useForm(contactForm).handlers} />;

async function sendTo(answer: Partial<Response>): Promise<void> {
  jest.useFakeTimers({now: new Date(2026, 10, 24, 14, 49)});
  window.fetch = jest.fn().mockResolvedValue({url: window.location.origin, redirected: false, ...answer});
  render(
    <MemoryRouter>
      <Form />
      <SentTime show="both">Not sent yet</SentTime>
    </MemoryRouter>,
  );
  fireEvent.submit(screen.getByTestId('form'));
  await act(() => jest.advanceTimersByTimeAsync(100));
}

afterEach(() => {
  jest.useRealTimers();
});

test('after a message was sent, the page says when it was received and when the answer is due', async () => {
  await sendTo({ok: true, status: 200});
  expect(screen.getByText(/Received/)).toHaveTextContent('Received 2:49 p.m., answer due tomorrow, 2:49 p.m.');
});

test('after a message was lost, the page does not claim that it was received', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await sendTo({ok: false, status: 500});
  expect(logged).toHaveBeenCalled();
  expect(screen.getByText('Not sent yet')).toBeInTheDocument();
});
