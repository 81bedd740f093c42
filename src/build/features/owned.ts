import path from 'node:path';
import {featureLabels, featureNames, type Feature, type Features} from '../../content/features';
import type {ParsedPage} from '../mdx/parsedPage';
import {messages} from './messages';

const src = path.join(__dirname, '..', '..');

type Owned = {
  /** Modules that render the feature. What only they import is left out with them. */
  modules: readonly string[];
  /** Tags that are removed from pages, with everything in them. */
  tags: readonly string[];
};

/** The code that belongs only to a feature. A page belongs to one by its field `feature`. */
export const owned: Readonly<Record<Feature, Owned>> = {
  newsletter: {modules: ['features/contact/ui/Newsletter/index.tsx'], tags: []},
  search: {modules: ['features/search/ui/index.tsx', 'features/search/ui/SearchField.tsx'], tags: []},
  chat: {
    modules: ['features/chat/ui/ChatController.tsx', 'features/chat/ui/ChatButton/index.tsx'],
    tags: ['ChatWidget'],
  },
  themeToggle: {modules: ['components/ThemeToggle/index.tsx'], tags: []},
};

const switchedOff = (features: Features): Owned[] =>
  featureNames.filter((name) => !features[name]).map((name) => owned[name]);

/** The files to leave out of a build with these features. */
export const modulesWithout = (features: Features): string[] =>
  switchedOff(features).flatMap(({modules}) => modules.map((file) => path.join(src, file)));

/** The tags to remove from pages. */
export const tagsWithout = (features: Features): Set<string> =>
  new Set(switchedOff(features).flatMap(({tags}) => tags));

/** The feature that a page belongs to, if it is switched off. */
export function missingFeature({frontMatter}: ParsedPage, features: Features): Feature | undefined {
  const name = frontMatter.feature as Feature | undefined;
  return name !== undefined && features[name] === false ? name : undefined;
}

/** The message for a link to such a page. */
export const withoutFeature = (address: string, name: Feature): string =>
  messages.linkToMissing({address, label: featureLabels[name], name});
