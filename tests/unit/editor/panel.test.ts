import type {Control} from '@site/src/tools/editor/messagesOfPanels';
import {controlFor} from '@site/src/tools/editor/page/panels/controls';
import {Panel} from '@site/src/tools/editor/page/panels/panel';
import {fireEvent, screen} from '@testing-library/dom';

const label: Control = {
  name: 'label',
  label: 'label',
  about: 'The name in menus.',
  required: true,
  kind: 'words',
  longest: 32,
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'label'});
const formWith = (value: string, refused?: string) => [controlFor(label, value, () => Promise.resolve(refused))];

/** A panel with a field, as it is when somebody has gone to the field. */
function open(refused?: string): Panel {
  document.body.replaceChildren();
  const panel = new Panel(() => undefined);
  panel.show('This page', formWith('Health', refused));
  field().focus();
  return panel;
}

test('what was changed elsewhere is shown, and the keyboard stays where it is', () => {
  const panel = open();
  panel.renew(formWith('Healthcare'));
  expect(field()).toHaveValue('Healthcare');
  expect(field()).toHaveFocus();
});

test('what somebody has typed is known until it is sent, and again if it was refused', async () => {
  for (const refused of [undefined, 'This is a bad name.']) {
    const panel = open(refused);
    fireEvent.input(field(), {target: {value: 'Care'}});
    expect(panel.isTyped).toBe(true);
    fireEvent.change(field());
    expect(panel.isTyped).toBe(false);
    if (refused) await screen.findByText(refused);
    await Promise.resolve();
    expect(panel.isTyped).toBe(refused !== undefined);
  }
});

test('a field is named by its name alone, and described by its schema and its length', () => {
  open();
  expect(field()).toHaveAccessibleDescription(/^The name in menus\. 6 of 32/);
});
