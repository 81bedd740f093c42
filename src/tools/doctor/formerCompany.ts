import {hashOfName, isSameName, ownerOf} from '../../features/policies/build/owner';
import {parseLedger, type Ledger} from '../../features/policies/build/ledger';
import type {Finding} from '../../build/mdx/finding';
import type {Source} from './sources';

/** A name of more words is not looked for. */
const mostWords = 4;

/** What stands for the names of the companies that had this site before: the record does not tell them. */
function formerNames({entries}: Ledger, company: string): Set<string> {
  const owner = ownerOf({entries});
  const left = owner !== undefined && !isSameName(owner, company) ? [hashOfName(owner)] : [];
  return new Set([...left, ...entries.flatMap((one) => (one.kind === 'begun' ? [one.instead.company] : []))]);
}

/** A name begins with a capital letter, but not in an address. */
const mayBegin = (text: string, at: number) =>
  /[\p{Lu}\p{N}]/u.test(text[at] ?? '') || /[@/.]/.test(text[at - 1] ?? '');

/** What may be between the words of a name: a space or a sign, but no end of a sentence. */
const isJoined = (between: string) => between.length <= 2 && !/[.!?:;]\s/.test(between);

/** The words at a place that could be a name together. */
function* namesFrom(text: string, words: readonly RegExpExecArray[], first: number): Generator<string> {
  const start = words[first]?.index ?? 0;
  for (let last = first; last < first + mostWords && last < words.length; last += 1) {
    const {index, 0: word} = words[last] ?? {index: 0, 0: ''};
    const before = words[last - 1];
    if (last > first && before && !isJoined(text.slice(before.index + before[0].length, index))) return;
    yield text.slice(start, index + word.length);
  }
}

/** The names of companies before in a text, by their offsets. */
function namedIn(text: string, isFormer: (name: string) => boolean): {at: number; name: string}[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  return words.flatMap(({index: at}, first) => {
    const name = mayBegin(text, at) ? [...namesFrom(text, words, first)].find(isFormer) : undefined;
    return name === undefined ? [] : [{at, name}];
  });
}

/** What still names a company that had this site before, in copy and in `src/company`. */
export function formerCompanyFindings(ledgerText: string, company: string, sources: readonly Source[]): Finding[] {
  const ledger = parseLedger(ledgerText);
  // A ledger that cannot be read is told where policies are checked.
  const former = typeof ledger === 'string' ? new Set<string>() : formerNames(ledger, company);
  if (former.size === 0) return [];
  const known = new Map<string, boolean>();
  const isFormer = (name: string) => {
    const found = known.get(name) ?? former.has(hashOfName(name));
    known.set(name, found);
    return found;
  };
  return sources.flatMap(({file, text}) =>
    namedIn(text, isFormer).map(({at, name}) => {
      const lines = text.slice(0, at).split('\n');
      const message = `"${name}" is the company that had this site before. Put your own words there, or take it out.`;
      return {file, line: lines.length, column: (lines.at(-1) ?? '').length + 1, rule: 'company', message};
    }),
  );
}
