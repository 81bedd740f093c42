import type {Feature} from '../../src/content/features';
import {features} from '../../src/company';

/** Why the tests of a feature that is switched off are skipped. */
export const without = (feature: Feature): string => `the ${feature} is off in src/company`;

export const has = (feature: Feature): boolean => features[feature];

/** Jest tests of a feature. If it is switched off, their code does not run, because it may read missing files. */
export function describeWith(feature: Feature, tests: () => void): void {
  describe(`with the ${feature}`, has(feature) ? tests : () => test.skip(without(feature), () => undefined));
}
