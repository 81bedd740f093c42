import {imageSize} from 'image-size';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Crop} from '../content/fieldSchemas';

/** In pixels, after the camera's rotation; zero if the file cannot be read. */
export type PictureSize = {width: number; height: number};

export const formats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];

export const formatOf = (file: string): string => path.extname(file).slice(1).toLowerCase();

/** Whether an address is on another host. */
export const isElsewhere = (src: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src);

function decoded(src: string): string {
  try {
    return decodeURIComponent(src);
  } catch {
    return src;
  }
}

/** The file at an address on a page, relative to the root of the site: next to the page, or in `static/`. */
export const fileOf = (page: string, src: string): string =>
  path.posix.normalize(src.startsWith('/') ? `static${decoded(src)}` : `${path.posix.dirname(page)}/${decoded(src)}`);

function read(file: string): PictureSize {
  try {
    const {width, height, orientation = 1} = imageSize(readFileSync(file));
    return orientation > 4 ? {width: height, height: width} : {width, height};
  } catch {
    return {width: 0, height: 0};
  }
}

const known = new Map<string, {changed: number; size: PictureSize}>();

/** The size of a picture, read again only when the file has changed. Undefined if there is no such file. */
export function sizeOf(file: string): PictureSize | undefined {
  const stat = statSync(file, {throwIfNoEntry: false});
  if (!stat?.isFile()) return undefined;
  const before = known.get(file);
  if (before?.changed === stat.mtimeMs) return before.size;
  const size = read(file);
  known.set(file, {changed: stat.mtimeMs, size});
  return size;
}

/** The size of the largest part of a picture that has the aspect ratio of a crop. */
export function cropped({width, height}: PictureSize, crop: Crop | undefined): PictureSize {
  if (!crop) return {width, height};
  const [across = 1, down = 1] = crop.split('/').map(Number);
  const ratio = across / down;
  return {width: Math.min(width, Math.round(height * ratio)), height: Math.min(height, Math.round(width / ratio))};
}
