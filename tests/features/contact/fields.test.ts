import {bodyLimit, excessOf, type FieldDefinition} from '@site/src/features/contact/model/forms';
import {forms} from '@site/src/features/contact/server/forms';
import {encode} from '@site/src/features/contact/ui/form/send';

const note: FieldDefinition = {name: 'note', label: 'Note', control: 'textarea', autoComplete: 'off', maxLength: 12};

test.each([
  ['as many letters as the field takes', 'abcdefghijkl', 0],
  ['one letter more', 'abcdefghijklm', 1],
  ['two Arabic letters, which take six bytes each', 'سل', 0],
  ['three of them', 'سلا', 6],
])('the length of a value counts as it is sent: %s', (_, value, excess) => {
  expect(excessOf(note, value)).toBe(excess);
});

test.each(forms.map((form) => [form.name, form] as const))(
  'every field of the form "%s" can be at its longest without exceeding what the host accepts',
  (_, form) => {
    const element = document.createElement('form');
    for (const field of form.fields) {
      const control = document.createElement('textarea');
      control.name = field.name;
      control.value = 'x'.repeat(100_000 - excessOf(field, 'x'.repeat(100_000)));
      element.append(control);
    }
    expect(encode(element).toString().length).toBeLessThan(bodyLimit);
  },
);
