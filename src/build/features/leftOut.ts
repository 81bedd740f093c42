import {featureLabels, type Feature, type Features} from '../../content/features';
import type {ParsedPage} from '../mdx/parsedPage';

/** The feature that a page belongs to, if it is switched off. */
export function missingFeature({frontMatter}: ParsedPage, features: Features): Feature | undefined {
  const name = frontMatter.feature as Feature | undefined;
  return name !== undefined && features[name] === false ? name : undefined;
}

/** For a link to such a page. */
export const withoutFeature = (address: string, name: Feature): string =>
  `The page "${address}" belongs to the ${featureLabels[name]}, which is off in src/company/index.ts. ` +
  `Remove the link, or switch "${name}" on there.`;
