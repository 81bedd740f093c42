import kit from '@generated/gallery-kit';
import type {Contract, Glyph} from '../../catalogue/contract';
import {aboutSchema} from '../../catalogue/fieldSchemas';
import {lineGlyph} from '../../plugins/glyphs/lines';

/** Replaces a name with its drawing where the contract asks for one, as the compiler does. */
export function drawingOf(
  contract: Contract,
  prop: string,
  value: unknown,
): {glyph?: Glyph; problem?: string} | undefined {
  const schema = contract.props.shape[prop];
  const refersTo = schema && aboutSchema(schema).refersTo;
  if (typeof value !== 'string') return undefined;
  if (refersTo === 'mark' || refersTo === 'art') return {glyph: [['use', {href: `${kit.marks}#${value}`}]]};
  if (refersTo !== 'icon') return undefined;
  try {
    return {glyph: lineGlyph(value)};
  } catch (error) {
    return {problem: (error as Error).message.replace(/^t/, 'T')};
  }
}
