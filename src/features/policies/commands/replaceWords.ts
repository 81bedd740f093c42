import {literally} from '../../../content/text';
import {archivedFile} from '../build/paths';
import {archivedText, sha256} from '../build/recordFile';
import {messages} from '../messages';
import {readEntries, type Corrected, type Entry} from '../model/record';
import {splitSource} from '../model/policyText';

/** What would continue a word, or an address such as https://a.example/terms?x=1. A period at the end does not. */
const more = {word: String.raw`[\p{L}\p{N}]`, address: String.raw`[\p{L}\p{N}/_#?=&%@~+-]|\.[\p{L}\p{N}]`};

/** Every place at which a text has these words, as whole words or as a whole address. */
export function placesOf(text: string, words: string): number[] {
  const {body} = splitSource(text);
  const isAddress = /^\S*[/@]\S*$/.test(words);
  const edge = (sign: string) => (isAddress ? more.address : /[\p{L}\p{N}]/u.test(sign) ? more.word : '$^');
  const pattern = `(?<!${edge(words.slice(0, 1))})${literally(words)}(?!${edge(words.slice(-1))})`;
  return [...body.matchAll(new RegExp(pattern, 'gu'))].map(({index}) => text.length - body.length + index);
}

const replaceAt = (text: string, at: number, words: string, by: string): string =>
  text.slice(0, at) + by + text.slice(at + words.length);

/** What is replaced in a text, and the result. With words that nothing replaces goes a space beside them. */
export function replaceWords(text: string, words: string, by: string): {words: string; after: string} {
  const [at = -1] = placesOf(text, words);
  if (at < 0) return {words, after: text};
  const end = at + words.length;
  const isSpaceBefore = /[ \t]/.test(text.charAt(at - 1));
  const from = by === '' && isSpaceBefore ? at - 1 : at;
  const to = by === '' && !isSpaceBefore && text.charAt(end) === ' ' ? end + 1 : end;
  const replaced = text.slice(from, to);
  return {words: replaced, after: replaceAt(text, from, replaced, by)};
}

/** The text before a correction: the one in which the old words are back, and which has the recorded hash. */
function undone(text: string, {replaced, by}: Corrected, before: string): string | undefined {
  for (let at = 0; at <= text.length; at += 1) {
    if (!text.startsWith(by, at)) continue;
    const older = replaceAt(text, at, by, replaced);
    if (sha256(older) === before) return older;
  }
  return undefined;
}

/** Corrections that cannot be what happened: undone, they do not give the text whose hash was recorded before. */
export const correctionProblems = (siteDir: string, record: readonly Entry[]): string[] =>
  readEntries(record).versions.flatMap(({policy, version, corrections = []}) => {
    const published = record.find(
      (one) => one.entry === 'published' && one.policy === policy && one.version === version,
    );
    let text: string | undefined = archivedText(siteDir, {policy, version});
    for (const [at, correction] of [...corrections.entries()].reverse()) {
      text = undone(text, correction, (corrections[at - 1] ?? published ?? correction).sha256);
      if (text === undefined)
        return [messages.notACorrection({file: archivedFile(version, policy), on: correction.day})];
    }
    return [];
  });
