import sharp from 'sharp';
import {token} from '../../build/palette/token';

/** The picture in the gallery's examples. It is drawn, so that the site ships no photo that nobody took. */
export const exampleName = 'ridges.png';
export const exampleSize = {width: 1600, height: 1000};

const {width, height} = exampleSize;

const ridge = (top: number, color: string) =>
  `<path fill="${color}" d="M0 ${top + 120}L${width * 0.2} ${top}L${width * 0.45} ${top + 150}L${width * 0.7} ${top - 30}L${width} ${top + 140}V${height}H0z"/>`;

const svg = () => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${token('brand-soft')}"/><stop offset="1" stop-color="${token('accent-soft')}"/></linearGradient>
<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>
${ridge(380, token('ridge-2'))}${ridge(560, token('ridge-4'))}${ridge(740, token('surface-inverse'))}</svg>`;

export const drawExample = (): Promise<Buffer> => sharp(Buffer.from(svg())).png().toBuffer();
