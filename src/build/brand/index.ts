import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import sharp from 'sharp';
import {company} from '../../company';
import {presentFeatures} from '../../features/parts';
import {serveFiles} from '../generated';
import {painter, palette} from '../../css/colors';
import {logoFile, placed, readLogo, shapesOf, type Logo} from './logo';

const {brand, paper} = palette;

/** The size of the grid for icons. The mark fills it. */
const side = 32;

/** The mark as a standalone picture: on paper with a margin for launchers, or bare for tabs, in the colors of the theme. */
const onPaper = (logo: Logo, margin: number) => {
  const size = side + 2 * margin;
  const ground = `<path fill="${paper}" d="M0 0h${size}v${size}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}${placed(logo, {x: margin, y: margin, side, color: brand})}</svg>`;
};
const bare = (logo: Logo, more: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}"${more}${shapesOf(logo)}</svg>`;
const forTabs = (logo: Logo) =>
  bare(
    logo,
    ` color="${brand}"><style>@media(prefers-color-scheme:dark){svg{color:${painter({theme: 'dark'})('brand')}}}</style>`,
  );

const png = (svg: string, width: number) => sharp(Buffer.from(svg)).resize({width}).png({palette: true}).toBuffer();

/** An .ico file is a small header followed by a picture, which may be a PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}

const launcherSizes = [192, 512];

const manifest = {
  name: company.name,
  short_name: company.name,
  description: company.tagline,
  start_url: '/',
  display: 'browser',
  background_color: paper,
  theme_color: paper,
  icons: launcherSizes.map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/** With attribute names as React expects them, such as `strokeWidth`. */
const forReact = ({viewBox, shapes}: Logo) => ({
  viewBox,
  shapes: shapes.map(([tag, attributes]) => [
    tag,
    Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    ),
  ]),
});

/** Draws favicons, the logo of the chat and the web manifest from the company's mark, which pages can import too. */
export default function brandPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'brand',
    getPathsToWatch: () => [path.join(siteDir, logoFile)],
    async loadContent() {
      const logo = readLogo(siteDir);
      const launcher = onPaper(logo, 10);
      const files: Record<string, string | Buffer> = {
        'favicon.svg': forTabs(logo),
        'favicon.ico': ico(await png(forTabs(logo), 32), 32),
        'apple-touch-icon.png': await png(onPaper(logo, 6), 180),
        // For the header of the open chat, which has the color of the brand.
        ...(presentFeatures.chat && {'chat-logo.svg': bare(logo, ` color="${painter()('hue-b')}">`)}),
        'site.webmanifest': JSON.stringify(manifest, null, 2),
      };
      for (const size of launcherSizes) files[`icon-${size}.png`] = await png(launcher, size);
      await serveFiles(path.join(generatedFilesDir, 'served', 'brand'), files);
      return logo;
    },
    async contentLoaded({content, actions}) {
      await actions.createData('logo.json', JSON.stringify(forReact(content as Logo)));
    },
  };
}
