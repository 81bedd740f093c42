/** @jest-environment node */
import {formsFile} from '@site/src/features/contact/server/capture/store';
import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {newFolder} from '../../support/servers';

describe('where messages go', () => {
  test('.data/forms.jsonl, or what FORMS_FILE names', () => {
    expect(formsFile('/site', {})).toBe(path.resolve('/site/.data/forms.jsonl'));
    expect(formsFile('/site', {FORMS_FILE: ''})).toBe(path.resolve('/site/.data/forms.jsonl'));
    expect(formsFile('/site', {FORMS_FILE: '../elsewhere.jsonl'})).toBe(path.resolve('/elsewhere.jsonl'));
  });

  test('not a public folder, even through a symbolic link', () => {
    const site = newFolder('linked-site');
    mkdirSync(path.join(site, 'static'));
    symlinkSync(path.join(site, 'static'), path.join(site, 'elsewhere'));
    expect(() => formsFile(site, {FORMS_FILE: 'elsewhere/forms.jsonl'})).toThrow('inside static/');
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
