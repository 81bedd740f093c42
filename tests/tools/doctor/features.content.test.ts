import {featureNames, type Feature, type Features} from '@site/src/content/features';
import {forms, formsWith} from '@site/src/features/contact/model/forms';
import {examine} from '@site/src/tools/doctor/examine';
import {readGiven, siteOf} from '@site/src/tools/doctor/sources';
import {root} from '../../support/files';

const all = Object.fromEntries(featureNames.map((name) => [name, true])) as Record<Feature, boolean>;
const off = (...names: Feature[]): Features => ({...all, ...Object.fromEntries(names.map((name) => [name, false]))});

test('the doctor accepts the pages with every feature switched off', () => {
  expect(examine(siteOf({...readGiven(root), features: off(...featureNames)}))).toEqual([]);
});

test('a form is removed with its feature', () => {
  const names = (features: Features) => formsWith(features).map(({name}) => name);
  expect(names(all)).toEqual(forms.map(({name}) => name));
  expect(names(off('newsletter'))).toEqual(['contact']);
});
