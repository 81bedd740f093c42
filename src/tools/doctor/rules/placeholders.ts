import {positionOf} from '../../../build/textEdits';
import {messages} from '../messages';
import {placeholders} from '../placeholders';
import {finding, type Rule} from '../sources';

/** Sentences of the template on a page that is published. */
export const placeholdersRule: Rule = (page) => {
  if (page.kind === 'partial' || page.kind === 'policy' || page.frontMatter.draft === true) return [];
  return placeholders()
    .filter(({begins}) => page.text.includes(begins))
    .flatMap(({pattern}) =>
      [...page.text.matchAll(pattern)].map(({0: sentence, index}) =>
        finding(page, 'placeholders', positionOf(page.text, index), messages.placeholder({sentence})),
      ),
    );
};
