import {placeholders} from '../placeholders';
import {finding, type Rule} from '../sources';

/** Where in a text something begins. */
function placeAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

/** Sentences of the template on a page that is published. */
export const placeholdersRule: Rule = (page) => {
  if (page.kind === 'partial' || page.kind === 'policy' || page.frontMatter.draft === true) return [];
  const present = placeholders().filter(({begins}) => page.text.includes(begins));
  return present.flatMap(({pattern}) =>
    [...page.text.matchAll(pattern)].map(({0: sentence, index}) =>
      finding(
        page,
        'placeholders',
        placeAt(page.text, index),
        `"${sentence}" still holds the place of your words. Write your own, or keep the page a draft with "draft: true" between the --- lines.`,
      ),
    ),
  );
};
