import path from 'node:path';
import {featureNames} from '../../src/content/features';
import {filesWith, leftoversOf, signs} from '../editScenarios/leftovers';
import {has} from '../support/features';
import {root} from '../support/files';

const built = path.join(root, 'build');

/** What says against a build that should have a feature: a sign of it that no file shows. */
async function missing(feature: (typeof featureNames)[number]): Promise<string[]> {
  const wanted = signs[feature].filter(({rare}) => !rare);
  const shown = await Promise.all(wanted.map((sign) => filesWith(sign, built)));
  return wanted.filter((_, at) => shown[at]?.length === 0).map(({what}) => what);
}

test.each(featureNames)('the built site has all of %s, or nothing where it is switched off', async (feature) => {
  expect(await (has(feature) ? missing(feature) : leftoversOf(feature, built))).toEqual([]);
});
