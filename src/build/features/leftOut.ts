import {featureLabels, type Feature, type Features} from '../../content/features';
import type {ParsedPage} from '../mdx/parsedPage';
import {messages} from './messages';

/** The feature that a page belongs to, if it is switched off. */
export function missingFeature({frontMatter}: ParsedPage, features: Features): Feature | undefined {
  const name = frontMatter.feature as Feature | undefined;
  return name !== undefined && features[name] === false ? name : undefined;
}

/** For a link to such a page. */
export const withoutFeature = (address: string, name: Feature): string =>
  messages.linkToMissing({address, label: featureLabels[name], name});
