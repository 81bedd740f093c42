import {partAttribute, type Control} from '@site/src/tools/editor/messagesOfPanels';
import {choice} from '@site/src/tools/editor/page/panels/choice';
import {Pictures} from '@site/src/tools/editor/page/panels/pictures';
import type {Save} from '@site/src/tools/editor/page/panels/row';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {createContext, useContext, type ReactNode} from 'react';

const place = {[partAttribute]: 'page:0:1'};
const Place = createContext('nowhere');

type Props = {tone?: string; size?: number; children?: ReactNode};

/** A component of a page, which cannot be drawn in one of its tones and looks the same in every size. */
function Band({tone = 'paper', children}: Props): ReactNode {
  const where = useContext(Place);
  if (tone === 'broken') throw new Error('It cannot be drawn.');
  return (
    <section id="anchor" data-tone={tone} data-where={where}>
      {children}
    </section>
  );
}

const optionsOf = (...values: (string | number)[]) => values.map((value) => ({value, words: String(value)}));
const tone: Control = {
  name: 'tone',
  about: 'The background.',
  required: false,
  kind: 'choice',
  choices: optionsOf('paper', 'sunken', 'broken'),
};

const saved: Save = () => Promise.resolve(undefined);

/** The page with the component, and beside it the control of one of its props. */
function show(control: Control, save: Save = saved, given: Props = {}) {
  document.body.innerHTML = '<div id="__docusaurus"></div>';
  const page = document.querySelector<HTMLElement>('#__docusaurus');
  if (!page) throw new Error('There is no page.');
  const drawn = (props: Props) => (
    <Place value="here">
      <Band {...place} {...props} />
    </Place>
  );
  const {rerender} = render(drawn({children: 'Words', ...given}), {container: page});
  const panel = {at: 0, name: 'Band', values: {}, isBlock: true, size: 1};
  const contract = {purpose: '', do: '', dont: '', once: false, controls: [control]};
  const pictures = new Pictures({file: 'page', nodes: [...page.childNodes], panel, contract});
  document.body.append(choice(control, given.tone, save, pictures));
  const redraw = (props: Props) => {
    rerender(drawn(props));
    pictures.redraw();
  };
  return {redraw};
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', {name});
const pictureOf = (name: string) => option(name).closest('label')?.querySelector('section');

beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 600, 400);
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

test('each option is a picture of the very component, with what is provided around it', () => {
  show(tone);
  expect(screen.getByRole('group', {name: 'tone optional', description: /The background/})).toBeInTheDocument();
  expect(pictureOf('sunken')?.outerHTML).toBe('<section data-tone="sunken" data-where="here">Words</section>');
  expect(pictureOf('sunken')?.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  expect(document.querySelectorAll('#anchor')).toHaveLength(1);
});

test('one option stands for no value, if both look the same', () => {
  show(tone);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(option('paper default')).toBeChecked();
});

test('what is chosen is saved, and the usual one takes the value away', async () => {
  const save = jest.fn(saved);
  show(tone, save, {tone: 'sunken'});
  fireEvent.click(option('paper default'));
  await waitFor(() => {
    expect(save).toHaveBeenCalledWith(undefined);
  });
});

test('an option that cannot be drawn keeps its word and can be chosen', async () => {
  const save = jest.fn(saved);
  show(tone, save);
  expect(option('broken').closest('label')?.querySelector('[inert]')).toBeNull();
  fireEvent.click(option('broken'));
  await waitFor(() => {
    expect(save).toHaveBeenCalledWith('broken');
  });
  expect(option('broken')).toBeChecked();
});

test('a refused option is said to be refused, and the one before it is chosen again', async () => {
  show(tone, () => Promise.resolve('Never two dark bands.'));
  fireEvent.click(option('sunken'));
  expect(await screen.findByText('Never two dark bands.')).toBeInTheDocument();
  expect(option('paper default')).toBeChecked();
});

test('arrow keys that are faster than the doctor write the last option alone', async () => {
  const answers: (() => void)[] = [];
  const save = jest.fn(() => new Promise<undefined>((resolve) => answers.push(() => resolve(undefined))));
  show(tone, save);
  fireEvent.click(option('sunken'));
  fireEvent.click(option('paper default'));
  fireEvent.click(option('broken'));
  expect(save).toHaveBeenCalledTimes(1);
  answers.shift()?.();
  await waitFor(() => {
    expect(save.mock.calls).toEqual([['sunken'], ['broken']]);
  });
  answers.shift()?.();
  await waitFor(() => {
    expect(option('broken')).toBeChecked();
  });
});

test('the pictures follow the page', () => {
  const {redraw} = show(tone);
  redraw({children: 'New words'});
  expect(pictureOf('sunken')).toHaveTextContent('New words');
});

test('pictures that say nothing are left out', () => {
  show({...tone, name: 'size', choices: optionsOf(1, 2)});
  expect(document.querySelector('label section')).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});
