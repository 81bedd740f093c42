import {forbidden} from '../../../content/wordsToAvoid';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {finding, type Rule} from '../sources';
import {readTexts, type ReadText} from '../prose';

type Matched = {index: number; message: string};

/** The style guide's words to avoid, except where it allows them. */
const badWords = ({value, heading}: ReadText): Matched[] =>
  forbidden.flatMap(({pattern, unlessIn, instead}) =>
    [...value.matchAll(pattern)]
      .filter(() => !unlessIn?.includes((heading ?? value).trim()))
      .map((match) => ({index: match.index, message: `We do not write "${match[0]}". ${instead}`})),
  );

/** "Thank you!" is exempt: the form confirms a message with the same fixed words. */
const shouts = ({value}: ReadText): Matched[] =>
  [...value.replace(/^Thank you!/, 'Thank you.').matchAll(/!/g)].map((match) => ({
    index: match.index,
    message: 'Exclamation marks are not allowed. End with a period.',
  }));

const pictograms = ({value}: ReadText): Matched[] =>
  [...value.matchAll(/\p{Extended_Pictographic}/gu)]
    .filter(([sign]) => !'©®™'.includes(sign))
    .map((match) => ({
      index: match.index,
      message: `Emoji such as ${match[0]} are not allowed. Use the "icon" of a component.`,
    }));

/** Words and punctuation. A policy is a legal text and may use any word. */
export const wordsRule: Rule = (page: ParsedPage) =>
  (page.kind === 'policy' ? [] : readTexts(page)).flatMap((text) => {
    const found = [badWords, shouts, pictograms].flatMap((look) => look(text));
    return found.map(({index, message}) => finding(page, 'words', text.at(index), message));
  });
