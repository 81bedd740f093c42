import kit from '@generated/gallery-kit';
import type {Contract, Glyph, PictureFile} from '../../catalogue/contract';
import {aboutSchema} from '../../catalogue/fieldSchemas';
import {lineGlyph} from '../../plugins/glyphs/lines';

type Drawing = {drawn?: Glyph | Pick<PictureFile, 'src'>; problem?: string};

/** The files of the examples' picture; of any other the original, because a browser makes no smaller ones. */
function pictureOf(src: string, {crop}: Record<string, unknown>): Drawing {
  const made = kit.pictures[`${src} ${String(crop)}`] ?? kit.pictures[src];
  if (made) return {drawn: made};
  if (src.startsWith('/')) return {drawn: {src}};
  const [example] = Object.keys(kit.pictures);
  return {problem: `The gallery shows ${example} and pictures in static/, such as /team.jpg.`};
}

/** Replaces a name with what it names where the contract asks for it, as the compiler does. */
export function drawingOf(contract: Contract, prop: string, values: Record<string, unknown>): Drawing | undefined {
  const value = values[prop];
  const schema = contract.props.shape[prop];
  const refersTo = schema && aboutSchema(schema).refersTo;
  if (typeof value !== 'string') return undefined;
  if (refersTo === 'mark' || refersTo === 'art') return {drawn: [['use', {href: `${kit.marks}#${value}`}]]};
  if (refersTo === 'picture') return pictureOf(value, values);
  if (refersTo !== 'icon') return undefined;
  try {
    return {drawn: lineGlyph(value)};
  } catch (error) {
    return {problem: (error as Error).message.replace(/^t/, 'T')};
  }
}
