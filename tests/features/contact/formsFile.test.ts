/** @jest-environment node */
import {formsFile} from '@site/src/features/contact/server/capture/formsFile';
import path from 'node:path';

describe('the file for messages', () => {
  test('is .data/forms.jsonl or the value of FORMS_FILE', () => {
    expect(formsFile('/site', {})).toBe(path.resolve('/site/.data/forms.jsonl'));
    expect(formsFile('/site', {FORMS_FILE: ''})).toBe(path.resolve('/site/.data/forms.jsonl'));
    expect(formsFile('/site', {FORMS_FILE: '../elsewhere.jsonl'})).toBe(path.resolve('/elsewhere.jsonl'));
  });

  test.each([
    'build/forms.jsonl',
    'static/data/forms.jsonl',
    'static',
    '.docusaurus/brand/forms.jsonl',
    'data/../build/forms.jsonl',
  ])('cannot be %s, which is public', (inside) => {
    expect(() => formsFile('/site', {FORMS_FILE: inside})).toThrow('which is public. Choose a file elsewhere.');
  });
});
