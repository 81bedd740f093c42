import type {Feature} from '../../src/content/features';
import {presentFeatures} from '../../src/features/parts';

/** Why the tests of a feature are skipped that is switched off, or whose folder was deleted. */
export const without = (feature: Feature): string => `the site has no ${feature}`;

export const has = (feature: Feature): boolean => presentFeatures[feature];

/** Jest tests of a feature. If it is switched off, their code does not run, because it may read missing files. */
export function describeWith(feature: Feature, tests: () => void): void {
  describe(`with the ${feature}`, has(feature) ? tests : () => test.skip(without(feature), () => undefined));
}
