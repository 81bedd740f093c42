import kit from '@generated/gallery-kit';
import type {Contract, Glyph} from '../../catalogue/contract';
import {aboutSchema} from '../../catalogue/pieces';
import {lineGlyph} from '../../plugins/glyphs/lines';

/** What a name becomes where the contract asks for a drawing, as the compiler would put it there. */
export function drawingOf(
  contract: Contract,
  prop: string,
  value: unknown,
): {glyph?: Glyph; problem?: string} | undefined {
  const schema = contract.props.shape[prop];
  const piece = schema && aboutSchema(schema).piece;
  if (typeof value !== 'string') return undefined;
  if (piece === 'mark') return {glyph: [['use', {href: `${kit.marks}#${value}`}]]};
  if (piece !== 'icon') return undefined;
  try {
    return {glyph: lineGlyph(value)};
  } catch (error) {
    return {problem: (error as Error).message.replace(/^t/, 'T')};
  }
}
