import {featureLabels, type Feature} from '../../src/content/features';
import {features} from '../../src/company';

/** Why a test of a feature is passed over, where the company has switched it off. */
export const without = (feature: Feature): string => `the ${featureLabels[feature]} is off in src/company`;

export const has = (feature: Feature): boolean => features[feature];

/** Tests of a feature in Jest. Where it is switched off they are not even read, because what they read is not there. */
export function describeWith(feature: Feature, tests: () => void): void {
  describe(
    `with the ${featureLabels[feature]}`,
    has(feature) ? tests : () => test.skip(without(feature), () => undefined),
  );
}
