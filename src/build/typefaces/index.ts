import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {typefaces as ours} from '../../company/typefaces';
import type {Typefaces} from '../../content/companyFields';
import {names} from '../../content/documentNames';
import {serveFiles} from '../generated';
import {declare, type Declared, type Rules} from './css';
import {subset, type FontFile} from './subset';
import {fallbacksFor} from './fallback';
import {charactersInCopy, needOf, type Need} from './needs';
import {readTypeface} from './package';

const fontAddress = ({name, bytes}: FontFile) =>
  `/assets/fonts/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.woff2`;

/** Writes the typefaces to a folder that is served, and returns the rules for the head of every page. */
export async function writeTypefaces(typefaces: Typefaces, folder: string, root: string): Promise<Rules> {
  const inCopy = [...charactersInCopy(root).keys()];
  const files: Record<string, Buffer> = {};
  const serve = async (name: string, need: Need): Promise<Declared> => {
    const typeface = readTypeface(name, root);
    const [fonts, fallbacks] = await Promise.all([subset(typeface, need), fallbacksFor(typeface, need.weights)]);
    for (const made of fonts) files[fontAddress(made)] = made.bytes;
    const {family, isSerif} = typeface;
    return {family, isSerif, files: fonts.map((made) => ({...made, address: fontAddress(made)})), fallbacks};
  };
  const text = await serve(typefaces.text, needOf('text', inCopy));
  const isOne = typefaces.display === typefaces.text;
  const display = isOne ? text : await serve(typefaces.display, needOf('display', inCopy));
  await serveFiles(folder, files);
  return declare(text, display);
}

/** Subsets the company's typefaces to what the site uses, and declares them in the head of every page. */
export default function typefacesPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'typefaces',
    loadContent: () => writeTypefaces(ours, path.join(generatedFilesDir, 'served', 'typefaces'), siteDir),
    injectHtmlTags({content}) {
      const {files, others} = content as Rules;
      return {
        headTags: [
          {tagName: 'style', attributes: {id: names.typefaces}, innerHTML: files},
          {tagName: 'style', innerHTML: others},
        ],
      };
    },
  };
}
