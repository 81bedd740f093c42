import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {typefaces} from '../../company/typefaces';
import {writeTypefaces} from './write';

/** Cuts the company's typefaces to what the site uses, and declares them in the head of every page. */
export default function typefacesPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'typefaces',
    loadContent: () => writeTypefaces(typefaces, path.join(generatedFilesDir, 'typefaces'), siteDir),
    injectHtmlTags({content}) {
      return {headTags: [{tagName: 'style', innerHTML: content as string}]};
    },
  };
}
