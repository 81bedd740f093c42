import {positionOf} from '../../../build/textEdits';
import {messages} from '../messages';
import {finding, type Rule} from '../sources';

/** On a new page, text in ‹ › says what belongs there. */
const placeholder = /‹([^›]*)›/g;

/** What a template left for its writer, on a page that is published. */
export const placeholdersRule: Rule = (page) => {
  if (page.kind === 'partial' || page.kind === 'policy' || page.frontMatter.draft === true) return [];
  return [...page.text.matchAll(placeholder)].map(({1: sentence = '', index}) =>
    finding(page, 'placeholders', positionOf(page.text, index), messages.placeholder({sentence})),
  );
};
