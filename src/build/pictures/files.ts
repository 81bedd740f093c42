import {imageSize} from 'image-size';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Crop} from '../../content/fieldSchemas';

/** What can be known about a picture from its file, without decoding it. */
export type PictureFacts = {
  /** In pixels, turned as the camera said; zero if the file cannot be read. */
  width: number;
  height: number;
  animated: boolean;
  /** An SVG that runs code. */
  scripted: boolean;
};

/** What the build reads. */
export const formats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];

export const formatOf = (file: string): string => path.extname(file).slice(1).toLowerCase();

function decoded(src: string): string {
  try {
    return decodeURIComponent(src);
  } catch {
    return src;
  }
}

/** The file that an address on a page means, from the root of the site: beside the page, or in `static/`. */
export const fileOf = (page: string, src: string): string =>
  path.posix.normalize(src.startsWith('/') ? `static${decoded(src)}` : `${path.posix.dirname(page)}/${decoded(src)}`);

const hasTwo = (text: string, pattern: RegExp) => (text.match(pattern)?.length ?? 0) > 1;

/** Each format says in its own way that it has more than one frame. */
function isAnimated(bytes: Buffer, format: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the bytes that begin a frame
  if (format === 'gif') return hasTwo(bytes.toString('latin1'), /\x21\xf9\x04[^]{4}\x00[\x2c\x21]/g);
  if (format === 'webp') return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  if (format === 'png') return bytes.subarray(0, 1024).includes('acTL');
  return false;
}

const runsCode = /<script\b|\son[a-z]+\s*=|javascript:/i;

function read(file: string): PictureFacts {
  const bytes = readFileSync(file);
  const format = formatOf(file);
  const facts = {
    animated: isAnimated(bytes, format),
    scripted: format === 'svg' && runsCode.test(bytes.toString('utf8')),
  };
  try {
    const {width, height, orientation = 1} = imageSize(bytes);
    return orientation > 4 ? {...facts, width: height, height: width} : {...facts, width, height};
  } catch {
    return {...facts, width: 0, height: 0};
  }
}

const known = new Map<string, {changed: number; facts: PictureFacts}>();

/** The facts about a picture, read again only when the file has changed. Undefined if there is no such file. */
export function factsOf(file: string): PictureFacts | undefined {
  const stat = statSync(file, {throwIfNoEntry: false});
  if (!stat?.isFile()) return undefined;
  const before = known.get(file);
  if (before?.changed === stat.mtimeMs) return before.facts;
  const facts = read(file);
  known.set(file, {changed: stat.mtimeMs, facts});
  return facts;
}

/** Width over height. */
function ratioOf(crop: Crop): number {
  const [across = 1, down = 1] = crop.split('/').map(Number);
  return across / down;
}

/** The largest part of a picture that has the shape of a crop. */
export function cropped({width, height}: {width: number; height: number}, crop: Crop | undefined) {
  if (!crop) return {width, height};
  const ratio = ratioOf(crop);
  return {width: Math.min(width, Math.round(height * ratio)), height: Math.min(height, Math.round(width / ratio))};
}
