import type {Plugin} from '@docusaurus/types';
import {bodyNames} from './draw';

const drawings = ['Choice', ...bodyNames].join('|');

/**
 * The engine makes one style sheet of all. The drawings of figures are half of it, and each is on a page or two: theirs
 * goes with the parts of those pages.
 */
export default function figureStyles(): Plugin {
  return {
    name: 'figure-styles',
    configureWebpack: ({mode}, isServer) => {
      if (isServer || mode !== 'production') return {};
      const styles = {test: new RegExp(String.raw`^(?!.*[\\/]components[\\/](${drawings})[\\/])`)};
      return {optimization: {splitChunks: {cacheGroups: {styles}}}};
    },
  };
}
