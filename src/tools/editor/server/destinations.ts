import type {SiteSources} from '../../doctor/sources';
import type {Destination} from '../messages';

/** Every page of the site and every heading that a link can name. */
export const destinationsOf = ({pages}: SiteSources): Destination[] =>
  pages.flatMap(({address, frontMatter, headings}) => {
    if (!address) return [];
    const title = String(frontMatter.label ?? frontMatter.title ?? address);
    const own = headings
      .filter(({level}) => level === 2)
      .map(({anchor, text}) => ({to: `${address}#${anchor}`, title: `${title}: ${text}`}));
    return [{to: address, title}, ...own];
  });
