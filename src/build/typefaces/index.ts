import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {typefaces} from '../../company/typefaces';
import {writeTypefaces, type Served} from './write';

/** With script, `beforePaint` decides whether typefaces are worth the wait, which every preload is to a browser. */
const preload = (href: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'preload', href, as: 'font', crossorigin: 'anonymous', media: '(scripting: none)'},
});

/** Cuts the company's typefaces to what the site uses, and declares them in the head of every page. */
export default function typefacesPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'typefaces',
    loadContent: () => writeTypefaces(typefaces, path.join(generatedFilesDir, 'typefaces'), siteDir),
    injectHtmlTags({content}) {
      const {addresses, css} = content as Served;
      return {headTags: [...addresses.map(preload), {tagName: 'style', innerHTML: css}]};
    },
  };
}
