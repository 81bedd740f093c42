/** What kind of word a correction meets. All but the last two carry meaning that a correction must leave alone. */
export type Kind =
  'figure' | 'number' | 'period' | 'negation' | 'modal' | 'condition' | 'term' | 'name' | 'free' | 'plain';

/** `key` is what two words have in common that mean the same here: `30 days` and `30 day`. */
export type Word = {kind: Kind; key: string; shown: string};

/** What one policy gives a meaning of its own: its defined terms, as lists of words, and the names that it uses. */
export type Vocabulary = {terms: readonly (readonly string[])[]; names: ReadonlySet<string>};

const setOf = (words: string) => new Set(words.split(' '));

const lists: readonly [Kind, ReadonlySet<string>][] = [
  [
    'number',
    setOf(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
        'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen ' +
        'first second third fourth fifth sixth seventh eighth ninth tenth once twice double triple half quarter percent',
    ),
  ],
  [
    'period',
    setOf(
      'day week month year hour minute daily weekly monthly yearly annual annually hourly calendar monday tuesday ' +
        'wednesday thursday friday saturday sunday january february april june july august september october november ' +
        'december',
    ),
  ],
  [
    'negation',
    setOf('not no non never none nobody nothing nowhere neither nor without except excepting excluding unless'),
  ],
  ['modal', setOf('may might must shall should will would can could ought')],
  [
    'condition',
    setOf(
      'if only all any each every some both either or and before after until within least most more less fewer than ' +
        'maximum minimum always solely exclusively during otherwise however whichever whoever',
    ),
  ],
  ['term', setOf('we us our ours you your yours')],
];

export const prepositions = setOf('of for in on at by to as with');

const free = new Set([
  ...prepositions,
  ...setOf(
    'a an the that which who whom whose this these those there is are was were be been being am has have had do does did ' +
      'it its their they them so such also',
  ),
]);

const contractions: Record<string, readonly string[]> = {
  cannot: ['can', 'not'],
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
};

/** `don’t` is `do not`, so that spelling it out changes nothing. */
function spelledOut(word: string): readonly string[] {
  const plain = word.toLowerCase().replaceAll('’', "'");
  const known = contractions[plain];
  if (known) return known;
  const [, stem = plain, end = ''] = /^(.+?)(n't|'ll|'d|'re|'ve|'m|'s)$/.exec(plain) ?? [];
  const rest: Record<string, string> = {
    "n't": 'not',
    "'ll": 'will',
    "'d": 'would',
    "'re": 'are',
    "'ve": 'have',
    "'m": 'am',
  };
  const added = rest[end];
  return added ? [stem, added] : [stem];
}

/** A word or sign as it is written. */
type Piece = {raw: string; opensSentence: boolean};

/** A number with its separators and sign is one piece, so that 1,000 never becomes 1.000. */
const pieces =
  /(?<![\p{L}\p{N}])[-−+]?\p{N}(?:[\p{N}.,:/–-]*\p{N})?|\p{N}(?:[\p{N}.,:/–-]*\p{N})?|\p{L}+(?:['’]\p{L}+)*|[“”%‰$€£§]/gu;

const isWord = (raw: string) => /^\p{L}/u.test(raw);

function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const {0: raw, index} of text.matchAll(pieces)) {
    const between = text.slice(end, index);
    const last = found.at(-1);
    const isDoubled = last && isWord(raw) && last.raw.toLowerCase() === raw.toLowerCase() && /^\s+$/.test(between);
    const opensSentence =
      /^[^\p{L}\p{N}]*$/u.test(text.slice(0, index)) || /[.!?]["”’)]*\s*["“(]?$/.test(text.slice(0, index));
    if (!isDoubled) found.push({raw, opensSentence});
    end = index + raw.length;
  }
  return found;
}

const isCapital = (raw: string) => /^\p{Lu}/u.test(raw);
const isAcronym = (raw: string) => /^\p{Lu}{2,}/u.test(raw);

/** The words of a text that stand with a capital where no sentence begins. */
export const namesIn = (text: string): string[] =>
  piecesOf(text)
    .filter(({raw, opensSentence}) => isCapital(raw) && !opensSentence && !free.has(raw.toLowerCase()))
    .map(({raw}) => raw);

const listOf = (word: string): Kind =>
  lists.find(([, words]) => words.has(word))?.[0] ?? (free.has(word) ? 'free' : 'plain');

/** `days` is `day` and `month’s` is `month`. */
const singular = (word: string) => word.replace(/s$/, '');

function wordOf(word: string, {raw, opensSentence}: Piece, {names}: Vocabulary): Word {
  const isMonth = /^(march|may)$/.test(word) && isCapital(raw) && !opensSentence;
  const kind = listOf(word);
  if (isMonth || listOf(singular(word)) === 'period') return {kind: 'period', key: singular(word), shown: raw};
  if (kind !== 'free' && kind !== 'plain') return {kind, key: word, shown: raw};
  const isName = isAcronym(raw) || (isCapital(raw) && (!opensSentence || names.has(raw)));
  if (isName && kind !== 'free') return {kind: 'name', key: raw, shown: raw};
  return {kind, key: word, shown: raw};
}

/** Makes one word of the words of each defined term. */
function withTerms(words: readonly Word[], {terms}: Vocabulary): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const term = terms.find((own) => own.every((word, place) => words[at + place]?.shown.toLowerCase() === word));
    const first = words[at];
    if (!first) continue;
    if (!term) joined.push(first);
    else {
      const shown = words.slice(at, at + term.length).map((word) => word.shown);
      joined.push({
        kind: 'term',
        key: first.kind === 'name' ? shown.join(' ') : shown.join(' ').toLowerCase(),
        shown: shown.join(' '),
      });
      at += term.length - 1;
    }
  }
  return joined;
}

/** The words of a text, each with what it stands for. */
export function wordsWithKinds(text: string, vocabulary: Vocabulary): Word[] {
  const words = piecesOf(text).flatMap((piece): Word[] => {
    if (/[“”]/.test(piece.raw)) return [{kind: 'term', key: piece.raw, shown: piece.raw}];
    if (!isWord(piece.raw)) return [{kind: 'figure', key: piece.raw, shown: piece.raw}];
    const [first = '', ...others] = spelledOut(piece.raw);
    return [
      wordOf(first, piece, vocabulary),
      ...others.map((word): Word => ({kind: listOf(word), key: word, shown: word})),
    ];
  });
  return withTerms(words, vocabulary);
}

const definition = /\b(?:means?|refers? to|is|are|stands? for|includes?)\b/;
const quoted = /“([^”]{1,60})”/g;
const inParentheses = /\((?:[\p{L} ]{0,20})?“([^”]{1,60})”\)/gu;

/** The terms that a text defines: “You” means …, or … (the “Services”). The longest come first. */
export function termsIn(sentences: readonly string[]): string[][] {
  const found = sentences.flatMap((sentence) => {
    const pattern = definition.test(sentence) ? quoted : inParentheses;
    return [...sentence.matchAll(pattern)].map(([, term = '']) => term.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  });
  return found.filter((term) => term.length > 0).sort((a, b) => b.length - a.length);
}
