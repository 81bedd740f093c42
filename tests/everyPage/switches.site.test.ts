import path from 'node:path';
import {featureNames} from '../../src/content/features';
import {filesWith, leftoversOf, signs} from '../editScenarios/leftovers';
import {has} from '../support/features';
import {root} from '../support/files';

const built = path.join(root, 'build');

/** The signs of a feature that no file of the build shows. */
async function missing(feature: (typeof featureNames)[number]): Promise<string[]> {
  const wanted = signs[feature].filter(({rare}) => !rare);
  const shown = await Promise.all(wanted.map((sign) => filesWith(sign, built)));
  return wanted.filter((_, at) => shown[at]?.length === 0).map(({what}) => what);
}

test.each(featureNames)('the built site has every sign of %s, or none if it is switched off', async (feature) => {
  expect(await (has(feature) ? missing(feature) : leftoversOf(feature, built))).toEqual([]);
});
