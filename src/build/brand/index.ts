import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import sharp from 'sharp';
import {presentFeatures} from '../../features/parts';
import {serveFiles} from '../generated';
import {painter, palette} from '../../css/colors';
import {drawLogo, logoFile, parseLogo, readLogo} from './logo';

const {brand, paper} = palette;

const png = (svg: string, width: number) => sharp(Buffer.from(svg)).resize({width}).png({palette: true}).toBuffer();

/** For a tab, in the colors of the theme. */
const forTabs = (logo: string) =>
  drawLogo(
    logo,
    {color: brand},
    `<style>@media(prefers-color-scheme:dark){svg{color:${painter({theme: 'dark'})('brand')}}}</style>`,
  );

/** For the home screen of a phone, and as the logo in structured data. */
const onPaper = (logo: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path fill="${paper}" d="M0 0h44v44H0z"/>` +
  `${drawLogo(logo, {x: '6', y: '6', width: '32', height: '32', color: brand})}</svg>`;

/** The attributes of an element, with React's names such as `strokeWidth`. */
const forReact = ({attribs}: {attribs: Record<string, string>}) =>
  Object.fromEntries(
    Object.entries(attribs).map(([name, value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** Draws the favicons and the logo of the chat from the company's mark, which components can import too. */
export default function brandPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin<string> {
  return {
    name: 'brand',
    getPathsToWatch: () => [path.join(siteDir, logoFile)],
    async loadContent() {
      const logo = readLogo(siteDir);
      await serveFiles(path.join(generatedFilesDir, 'served', 'brand'), {
        'favicon.svg': forTabs(logo),
        // A PNG, which browsers also read under the name that some ask for.
        'favicon.ico': await png(forTabs(logo), 32),
        'apple-touch-icon.png': await png(onPaper(logo), 180),
        // For the header of the open chat, which has the color of the brand.
        ...(presentFeatures.chat && {'chat-logo.svg': drawLogo(logo, {color: painter()('hue-b')})}),
      });
      return logo;
    },
    async contentLoaded({content, actions}) {
      const svg = parseLogo(content);
      const shapes = svg.children().get();
      const mark = [svg.get().map(forReact)[0], shapes.map((shape) => [shape.name, forReact(shape)])];
      await actions.createData('logo.json', JSON.stringify(mark));
    },
  };
}
