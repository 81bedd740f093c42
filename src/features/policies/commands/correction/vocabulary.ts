import {parsePolicy, textsOf} from '../../model/compare/text';
import {company} from '../../../../company';
import {sentencesOf} from './sentence';
import {namesIn, termsIn, type Vocabulary} from './words';

/** The paragraphs, list items, rows and headings of a policy, in plain words. */
export const blockTexts = (source: string): string[] =>
  parsePolicy(source).sections.flatMap(({title, blocks}) => [title, ...blocks.flatMap(textsOf)]);

/** The terms and names of a policy, and those that a correction would bring in. */
export function vocabularyOf(before: string, after: string): Vocabulary {
  const texts = [before, after].flatMap(blockTexts);
  return {
    terms: termsIn(texts.flatMap(sentencesOf)),
    names: new Set([...texts.flatMap(namesIn), ...namesIn(`by ${company.name}`)]),
  };
}
