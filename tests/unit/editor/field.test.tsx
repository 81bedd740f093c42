import type {Catalog, Control} from '@site/src/tools/editor/protocol';
import {Field} from '@site/src/tools/editor/page/panels/Field';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';

const label: Control = {
  name: 'label',
  label: 'Name in menus',
  about: 'The name in menus.',
  required: true,
  kind: 'words',
  longest: 32,
};
const catalog: Catalog = {chips: [], destinations: [], components: {}, icons: ['apple', 'trees'], marks: []};
const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Name in menus'});
const save = jest.fn<Promise<void>, [unknown]>();
const shown = (value: string, control = label) => <Field {...{control, value, save, catalog}} />;
const type = (words: string) => {
  fireEvent.change(field(), {target: {value: words}});
};

beforeEach(() => {
  save.mockReset().mockResolvedValue();
});

test('a field has its label as its name and its schema and length as its description', () => {
  render(shown('Health'));
  expect(field()).toHaveAccessibleDescription(/^The name in menus\. 6 of 32/);
});

test('a field shows a value that was changed elsewhere, unless someone is typing in it', async () => {
  const {rerender} = render(shown('Health'));
  rerender(shown('Healthcare'));
  expect(field()).toHaveValue('Healthcare');
  type('Care');
  rerender(shown('Hospitals'));
  expect(field()).toHaveValue('Care');
  fireEvent.blur(field());
  expect(await screen.findByText(/changed elsewhere/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('pressing Enter and then leaving a field saves once', async () => {
  const {rerender} = render(shown('Health'));
  type('Care');
  fireEvent.keyDown(field(), {key: 'Enter'});
  fireEvent.blur(field());
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledWith('Care');
  rerender(shown('Care'));
  await waitFor(() => expect(field()).toHaveValue('Care'));
});
