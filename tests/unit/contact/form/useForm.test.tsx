import {contactForm} from '@site/src/features/contact/model/forms';
import {useForm} from '@site/src/features/contact/ui/form/useForm';
import {act, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';

function Form(): ReactNode {
  const {element, handlers, status} = useForm(contactForm);
  return (
    <form ref={element} name={contactForm.name} onSubmit={handlers.onSubmit}>
      <output>{status}</output>
      <button type="submit">Send</button>
    </form>
  );
}

const OnContactPage = ({children}: {children: ReactNode}) => (
  <MemoryRouter initialEntries={['/contact']}>{children}</MemoryRouter>
);

let answer: (response: object) => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/contact');
  window.fetch = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve as typeof answer)));
  Element.prototype.scrollIntoView = () => undefined;
});

const shown = () => screen.getByRole('status').textContent;

async function sendAndLeave(leave: () => void): Promise<void> {
  const page = render(<Form />, {wrapper: OnContactPage});
  act(() => {
    screen.getByRole('button').click();
  });
  leave();
  await act(async () => {
    answer({ok: true, redirected: false, headers: {has: () => true}});
    await Promise.resolve();
  });
  expect(shown()).toBe('success');
  page.unmount();
}

test('a confirmation that the visitor has seen is gone on the next visit to the form', async () => {
  await sendAndLeave(() => undefined);
  render(<Form />, {wrapper: OnContactPage});
  expect(shown()).toBe('idle');
});

test('a confirmation that arrives while the visitor leaves is shown once on the next visit to the form', async () => {
  await sendAndLeave(() => {
    window.history.pushState(null, '', '/company/about');
  });
  const page = render(<Form />, {wrapper: OnContactPage});
  expect(shown()).toBe('success');
  page.unmount();
  render(<Form />, {wrapper: OnContactPage});
  expect(shown()).toBe('idle');
});
