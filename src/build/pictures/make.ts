import {createHash} from 'node:crypto';
import path from 'node:path';
import sharp, {type OutputInfo, type Sharp} from 'sharp';
import type {PictureFile} from '../../content/propTypes';
import type {Crop} from '../../content/fieldSchemas';
import {slugOf} from '../../content/slug';
import {cropped, formatOf, sizeOf} from '../../mdx/pictureFiles';
import {messages} from './messages';

export type Order = {
  file: string;
  crop?: Crop | undefined;
  /** For `npm start`: only the file that all browsers can show, in a fraction of the time. */
  quick: boolean;
};

/** What a page imports for a picture, and the files that it refers to. */
export type Made = {picture: PictureFile; files: Record<string, Buffer>};

/** Where pictures are served: below `assets/`, a name with a content hash is cached for a year (src/build/hosting). */
const folder = 'assets/pictures';

/** A phone needs up to 1080 pixels and a laptop 1600. More would be wasted. */
const widths = [480, 768, 1080, 1600];
const phone = 1080;
/** The maximum size of a picture on a phone, in bytes. Wider files may be larger, in proportion to their area. */
const most = 80_000;

type Format = 'avif' | 'jpg' | 'png';
type Pixels = {data: Buffer; info: OutputInfo};

const encode: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  // One step below the default effort takes a third of the time and adds a few percent of bytes.
  avif: (image, quality) => image.avif({quality: quality - 10, effort: 3}),
  jpg: (image, quality) => image.jpeg({quality, mozjpeg: true}),
  png: (image, quality) => image.png({palette: true, quality}),
};

/** Most pictures use the first. Detailed ones use lower qualities until they are small enough. */
const qualities = [66, 56, 46, 36, 26, 18, 12];

/** Everything that decides how the files of a picture look; part of the cache key. */
export const settings = [
  ...[folder, widths, phone, most, qualities, sharp.versions].map((one) => JSON.stringify(one)),
  ...Object.values(encode).map(String),
].join();

const decode = ({data, info: {width, height, channels}}: Pixels) => sharp(data, {raw: {width, height, channels}});

/** Encodes a file for each width. Each starts at the quality of the one before, which saves most attempts. */
async function encodeAll(pixels: Pixels, steps: readonly number[], format: Format): Promise<Buffer[]> {
  const made: Buffer[] = [];
  let at = 0;
  for (const width of steps) {
    const limit = most * Math.max(1, (width / phone) ** 2);
    const attempt = (quality = 1) => encode[format](decode(pixels).resize({width}), quality).toBuffer();
    let bytes = await attempt(qualities[at]);
    while (bytes.length > limit && at < qualities.length - 1) {
      at = Math.min(at + (bytes.length > 2 * limit ? 2 : 1), qualities.length - 1);
      bytes = await attempt(qualities[at]);
    }
    made.push(bytes);
  }
  return made;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/** Applies the camera's rotation and never enlarges. Only pixels remain, without the place and the day of the photo. */
async function pixelsOf(bytes: Buffer, width: number, height: number, crop: Crop | undefined): Promise<Pixels> {
  const image = sharp(bytes).autoOrient().toColorspace('srgb');
  image.resize({width, height, ...(crop ? {fit: 'cover', position: 'attention'} : {fit: 'fill'})});
  const {hasAlpha} = await sharp(bytes).metadata();
  // An opaque picture is smaller without an alpha channel.
  if (hasAlpha && (await sharp(bytes).stats()).isOpaque) image.removeAlpha();
  return image.raw().toBuffer({resolveWithObject: true});
}

export async function makePicture({file, crop, quick}: Order, bytes: Buffer): Promise<Made> {
  const original = sizeOf(file);
  if (!original?.width) throw new Error(messages.unreadable({file}));
  const files: Record<string, Buffer> = {};
  const keep = (data: Buffer, part: string, extension: string) => {
    const slug = slugOf(path.basename(file, path.extname(file)));
    const name = `${folder}/${slug}${part}.${hashOf(data)}.${extension}`;
    files[name] = data;
    return `/${name}`;
  };
  if (formatOf(file) === 'svg' && !crop) return {picture: {src: keep(bytes, '', 'svg'), ...original}, files};
  const whole = cropped(original, crop);
  const width = Math.min(whole.width, Math.max(...widths));
  const height = Math.round((width * whole.height) / whole.width);
  const pixels = await pixelsOf(bytes, width, height, crop);
  const size = {width: pixels.info.width, height: pixels.info.height};
  const main = Math.min(width, phone);
  const fallback = pixels.info.channels === 4 ? 'png' : 'jpg';
  const [data = Buffer.alloc(0)] = await encodeAll(pixels, [main], fallback);
  const picture = {src: keep(data, `-${main}`, fallback), ...size};
  if (quick) return {picture, files};
  const steps = [...widths.filter((step) => step < width), width];
  const made = await encodeAll(pixels, steps, 'avif');
  const avif = made.map((bytes, at) => `${keep(bytes, `-${steps[at]}`, 'avif')} ${steps[at]}w`).join(', ');
  return {picture: {...picture, avif}, files};
}
