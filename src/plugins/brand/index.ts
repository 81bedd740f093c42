import type {LoadContext, Plugin} from '@docusaurus/types';
import {Resvg} from '@resvg/resvg-js';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {company, features} from '../../company';
import {palette} from '../../company/palette';
import {token} from '../palette/token';

const {brand, paper} = palette;

const stroke = `fill="none" stroke="${brand}" stroke-width="3.4" stroke-linecap="square"`;

/** The mark as a standalone picture: on paper with a margin for launchers, or bare and following the theme for tabs. */
const onPaper = (margin: number) => {
  const size = 32 + 2 * margin;
  const box = `${-margin} ${-margin} ${size} ${size}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="${paper}" d="M${-margin} ${-margin}h${size}v${size}h${-size}z"/><path ${stroke} d="${company.logo}"/></svg>`;
};
const forTabs = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{stroke:${brand}}@media(prefers-color-scheme:dark){path{stroke:${token('brand', 'dark')}}}</style><path ${stroke} d="${company.logo}"/></svg>`;

/** For the head of an open chat, which has the color of the brand. */
const forChat = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${token('fern-b')}" stroke-width="3.4"><path d="${company.logo}"/></svg>`;

const png = (svg: string, width: number) => new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();

/** An .ico file is a small header followed by a picture, which may be a PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
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

/** Draws favicons, the logo of the chat and the web manifest from the company's mark. */
export default function brandPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'brand',
    async loadContent() {
      // The config serves this folder beside `static/`.
      const folder = path.join(generatedFilesDir, 'brand');
      const launcher = onPaper(10);
      const files: Record<string, string | Buffer> = {
        'favicon.svg': forTabs(),
        'favicon.ico': ico(png(forTabs(), 32), 32),
        'apple-touch-icon.png': png(onPaper(6), 180),
        ...(features.chat && {'chat-logo.svg': forChat()}),
        'site.webmanifest': JSON.stringify(manifest, null, 2),
        ...Object.fromEntries(launcherSizes.map((size) => [`icon-${size}.png`, png(launcher, size)])),
      };
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      await Promise.all(Object.entries(files).map(([name, data]) => writeFile(path.join(folder, name), data)));
    },
  };
}
