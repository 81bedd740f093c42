import {distance} from 'fastest-levenshtein';

/** `limited` and `unlimited`, `include` and `exclude`: close in letters, opposite in meaning. */
const heads = 'un in im ir il dis non mis ex de out pre post over under inter intra anti counter'.split(' ');

function hasOtherHead(before: string, after: string): boolean {
  const stems = (word: string) =>
    ['', ...heads].filter((head) => word.startsWith(head)).map((head) => word.slice(head.length));
  const kept = stems(before).filter((stem) => stem.length >= 3);
  return before !== after && stems(after).some((stem) => kept.includes(stem));
}

/** `harmful` and `harmless`, `licensor` and `licensee`. */
const tails: readonly [RegExp, RegExp][] = [
  [/less$/, /(ful)?$/],
  [/ee$/, /(or|er)$/],
];

const hasOtherTail = (before: string, after: string): boolean =>
  tails.some(([one, other]) =>
    [
      [before, after],
      [after, before],
    ].some(
      ([left = '', right = '']) =>
        one.test(left) && !one.test(right) && other.test(right) && left.replace(one, '') === right.replace(other, ''),
    ),
  );

const letters = (word: string) => [...word].sort().join('');

/** Another form of the same word: `process`, `processes`, `processed`, `processing`. */
const isInflected = (before: string, after: string) => {
  const [short = '', long = ''] = [before, after].sort((a, b) => a.length - b.length);
  const stem = short.replace(/e$/, '');
  return stem.length >= 3 && long.startsWith(stem) && /^e?(s|d|ing)?$/.test(long.slice(stem.length));
};

/** Whether one of the words is most likely a misspelling of the other. */
export function isRespelled(before: string, after: string): boolean {
  if (before === after) return true;
  if (hasOtherHead(before, after) || hasOtherTail(before, after)) return false;
  if (isInflected(before, after)) return true;
  const far = distance(before, after);
  if (letters(before) === letters(after)) return far <= 2;
  return far <= (Math.min(before.length, after.length) < 7 ? 1 : 2);
}
