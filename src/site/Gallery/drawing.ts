import kit from '@generated/gallery-kit';
import type {Contract, Glyph, PictureFile, VideoSource} from '../../catalogue/contract';
import {aboutSchema} from '../../catalogue/fieldSchemas';
import {videoAt} from '../../catalogue/videoHosts';
import {isElsewhere, posterCrop} from '../../plugins/pictures/find';
import {lineGlyph} from '../../plugins/glyphs/lines';

type Drawing = {drawn?: Glyph | Pick<PictureFile, 'src'> | VideoSource | string; problem?: string};

const example = () => Object.keys(kit.files)[0];

/** The files of the examples' picture; of any other the original, because a browser makes no smaller ones. */
function pictureOf(src: string, crop: unknown): Drawing {
  const made = kit.files[`${src} ${String(crop)}`] ?? kit.files[src];
  if (made && typeof made !== 'string') return {drawn: made};
  if (src.startsWith('/')) return {drawn: {src}};
  return {problem: `The gallery shows ${example()} and pictures in static/, such as /team.jpg.`};
}

/** A file that is served as it is. */
function addressOf(src: string): string {
  const made = kit.files[src];
  return typeof made === 'string' ? made : src;
}

/** Replaces a name with what it names where the contract asks for it, as the compiler does. */
export function drawingOf(contract: Contract, prop: string, values: Record<string, unknown>): Drawing | undefined {
  const value = values[prop];
  const schema = contract.props.shape[prop];
  const refersTo = schema && aboutSchema(schema).refersTo;
  if (typeof value !== 'string') return undefined;
  if (refersTo === 'mark' || refersTo === 'art') return {drawn: [['use', {href: `${kit.marks}#${value}`}]]};
  if (refersTo === 'picture') return pictureOf(value, isElsewhere(String(values.src)) ? posterCrop : values.crop);
  if (refersTo === 'file') return {drawn: addressOf(value)};
  if (refersTo === 'video') return {drawn: videoAt(value) ?? {file: addressOf(value)}};
  if (refersTo !== 'icon') return undefined;
  try {
    return {drawn: lineGlyph(value)};
  } catch (error) {
    return {problem: (error as Error).message.replace(/^t/, 'T')};
  }
}
