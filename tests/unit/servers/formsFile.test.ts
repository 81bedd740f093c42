/** @jest-environment node */
import {formsFile} from '@site/src/features/contact/server/capture/formsFile';
import path from 'node:path';

describe('where messages go', () => {
  test('.data/forms.jsonl, or what FORMS_FILE names', () => {
    expect(formsFile('/site', {})).toBe(path.resolve('/site/.data/forms.jsonl'));
    expect(formsFile('/site', {FORMS_FILE: ''})).toBe(path.resolve('/site/.data/forms.jsonl'));
    expect(formsFile('/site', {FORMS_FILE: '../elsewhere.jsonl'})).toBe(path.resolve('/elsewhere.jsonl'));
  });

  test.each([
    'build/forms.jsonl',
    'build-gallery/forms.jsonl',
    'static/data/forms.jsonl',
    'static',
    '.docusaurus/brand/forms.jsonl',
    'data/../build/forms.jsonl',
  ])('never into what is served, such as %s', (inside) => {
    expect(() => formsFile('/site', {FORMS_FILE: inside})).toThrow('which is public. Choose a file elsewhere.');
  });
});
