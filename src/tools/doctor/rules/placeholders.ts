import {positionOf} from '../../../build/textEdits';
import {placeholders} from '../placeholders';
import {finding, type Rule} from '../sources';

/** Sentences of the template on a page that is published. */
export const placeholdersRule: Rule = (page) => {
  if (page.kind === 'partial' || page.kind === 'policy' || page.frontMatter.draft === true) return [];
  const present = placeholders().filter(({begins}) => page.text.includes(begins));
  return present.flatMap(({pattern}) =>
    [...page.text.matchAll(pattern)].map(({0: sentence, index}) =>
      finding(
        page,
        'placeholders',
        positionOf(page.text, index),
        `"${sentence}" still holds the place of your words. Write your own, or keep the page a draft with "draft: true" between the --- lines.`,
      ),
    ),
  );
};
