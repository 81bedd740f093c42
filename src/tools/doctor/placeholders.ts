import {bodies, type Template} from '../../build/templates/bodies';
import {fieldsOf} from '../../build/templates/fields';

/** In a template, text in ‹ › is a placeholder for its writer; the rest is copy that can stay. */
const marked = /‹([^›]*)›/g;

export const withoutMarks = (template: string): string => template.replace(marked, '$1');

/** Replaces the title, which differs on every page. */
const anyTitle = 'Untitled';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A whole sentence or headline, not words within a longer one. */
function patternOf(sentence: string): RegExp {
  const words = escaped(sentence).replaceAll(anyTitle, '.+');
  const end = /[.!?]$/.test(sentence) ? '' : '(?! ?[\\p{L}\\p{N}])';
  return new RegExp(`(?<![\\p{L}\\p{N},;] ?)${words}${end}`, 'gu');
}

/** A sentence of a template. Looking for how it begins is quick, and the pattern decides. */
type Placeholder = {begins: string; pattern: RegExp};

let known: readonly Placeholder[] | undefined;

/** Every sentence that a new page gets for its writer to replace. */
export function placeholders(): readonly Placeholder[] {
  if (known) return known;
  const kinds = Object.keys(bodies) as Template[];
  const templates = kinds.map((kind) => `${fieldsOf(kind, anyTitle, 1)}\n${bodies[kind](anyTitle)}`);
  const sentences = templates.flatMap((text) => [...text.matchAll(marked)].map(([, sentence = '']) => sentence));
  known = [...new Set(sentences)].map((sentence) => ({
    begins: sentence.split(anyTitle)[0] ?? '',
    pattern: patternOf(sentence),
  }));
  return known;
}
