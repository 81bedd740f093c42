import {unfinished} from '../../../content/unfinished';
import forbidden from '../../../content/wordsToAvoid.json';
import {messages} from '../messages';
import {finding, type Rule} from '../sources';
import {readTexts, type ReadText} from '../prose';

type Matched = {index: number; message: string};

/** The style guide's words to avoid, except in the headings where it allows them. */
const wordsToAvoid = ({value, heading}: ReadText): Matched[] =>
  forbidden.flatMap(({words, unlessIn, instead}) =>
    [...value.matchAll(new RegExp(`\\b(?:${words})\\b`, 'gi'))]
      .filter(() => !unlessIn?.includes((heading ?? value).trim()))
      .map(({index, 0: word}) => ({index, message: messages.wordToAvoid({word, instead})})),
  );

/** "Thank you!" is exempt: the form confirms a message with the same fixed words. */
const exclamations = ({value}: ReadText): Matched[] =>
  [...value.replace(/^Thank you!/, 'Thank you.').matchAll(/!/g)].map(({index}) => ({
    index,
    message: messages.exclamation,
  }));

const emoji = ({value}: ReadText): Matched[] =>
  [...value.matchAll(/\p{Extended_Pictographic}/gu)]
    .filter(([sign]) => !'©®™'.includes(sign))
    .map(({index, 0: sign}) => ({index, message: messages.emoji({sign})}));

/** Words and punctuation. A policy is a legal text and can use any word. */
export const wordsRule: Rule = (page) =>
  (page.kind === 'policy' ? [] : readTexts(page)).flatMap((text) =>
    [wordsToAvoid, exclamations, emoji]
      .flatMap((look) => look(text))
      .map(({index, message}) => finding(page, 'words', text.at(index), message)),
  );

/** What Markdown leaves in the text as it is written, and what was meant for colleagues. */
const leftovers: readonly {pattern: RegExp; message: (about: {found: string}) => string}[] = [
  {pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/, message: messages.brokenReference},
  {pattern: /^:::\s*\w*|^\[![A-Z]+\]/m, message: messages.unknownMarkdown},
  {pattern: unfinished, message: messages.unfinished},
];

export const leftoversRule: Rule = (page) => [
  ...readTexts(page).flatMap(({value, at}) =>
    leftovers.flatMap(({pattern, message}) => {
      const found = pattern.exec(value);
      return found ? [finding(page, 'leftovers', at(found.index), message({found: found[0]}))] : [];
    }),
  ),
  ...(page.kind === 'policy' ? [] : page.footnotes).map((at) => finding(page, 'leftovers', at, messages.footnote)),
  ...page.codeTitles.map(({words, at}) => finding(page, 'leftovers', at, messages.codeTitle({words}))),
];
