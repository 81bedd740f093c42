import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {typefaces as ours} from '../../company/typefaces';
import type {Typefaces} from '../../content/companyFields';
import {serveFiles} from '../generated';
import {faceOf, fallbackFace} from './css';
import {needOf} from './needs';
import {readTypeface, subset, type FontFile} from './typeface';

const addressOf = ({name, bytes}: FontFile) =>
  `/assets/fonts/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.woff2`;

/** Writes the typefaces to a folder that is served, and returns what declares them. */
export async function writeTypefaces(typefaces: Typefaces, folder: string, root: string) {
  const made = (['text', 'display'] as const).map(async (role) => {
    const typeface = readTypeface(typefaces[role], root);
    const {family, category} = typeface;
    const need = needOf(typefaces.text === typefaces.display ? 'text' : role, root);
    const files = await subset(typeface, need);
    const weights = ([400, 600] as const).filter((weight) => need.weights.includes(weight));
    const fallbacks = await Promise.all(weights.map((weight) => fallbackFace(typeface, weight)));
    const generic = category === 'serif' ? 'ui-serif,serif' : 'ui-sans-serif,system-ui,sans-serif';
    const faces = files.map((file) => faceOf(family, file, addressOf(file)));
    return {files, faces: [...faces, ...fallbacks], stack: `'${family}','${family} fallback',${generic}`};
  });
  const [text, display] = (await Promise.all(made)) as [Awaited<(typeof made)[0]>, Awaited<(typeof made)[0]>];
  const files = [...text.files, ...display.files];
  await serveFiles(folder, Object.fromEntries(files.map((file) => [addressOf(file), file.bytes])));
  const families = `--font-headline:'headline',${display.stack};--font-display:${display.stack};--font-text:${text.stack}`;
  return {
    css: `${[...new Set([...text.faces, ...display.faces])].join('')}:root{${families}}`,
    preloads: [...new Set(files.filter(({isExtra}) => !isExtra).map(addressOf))],
  };
}

type Declared = Awaited<ReturnType<typeof writeTypefaces>>;

/** Declares the letters of a headline and of the company's name, which are never seen in another typeface. */
export function headlinesIn(typefaces: Typefaces, name: string, root: string): (html: string) => Promise<string> {
  const typeface = readTypeface(typefaces.display, root);
  return async (html) => {
    // Reading the whole page takes far longer.
    const headline = /<h1.*?<\/h1>/s.exec(html)?.[0] ?? '';
    const files = await subset(typeface, {characters: name + load(headline).text(), weights: [600]});
    const inPage = ({bytes}: FontFile) => `data:font/woff2;base64,${bytes.toString('base64')}`;
    return files.map((file) => faceOf('headline', file, inPage(file), 'block')).join('');
  };
}

/** Subsets the company's typefaces to what the site uses, and declares them in the head of every page. */
export default function typefacesPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin<Declared> {
  return {
    name: 'typefaces',
    loadContent: () => writeTypefaces(ours, path.join(generatedFilesDir, 'served', 'typefaces'), siteDir),
    injectHtmlTags({content: {css, preloads}}) {
      const preload = {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous'};
      const links = preloads.map((href) => ({tagName: 'link', attributes: {...preload, href}}));
      return {headTags: [...links, {tagName: 'style', innerHTML: css}]};
    },
  };
}
