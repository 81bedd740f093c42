import {company} from '../../../../company';

const segmenter = new Intl.Segmenter(company.language, {granularity: 'sentence'});

/** A period after one of these ends no sentence. */
const abbreviation =
  /(?:^|[\s(“])(?:e\.g|i\.e|etc|vs|cf|no|nos|art|sec|inc|ltd|co|corp|mr|mrs|ms|dr|st|u\.s|u\.k)\.[”)]?\s*$/i;

type Range = {start: number; end: number};

/** Where each sentence of a paragraph begins and ends. */
function sentenceRanges(text: string): Range[] {
  const ranges: Range[] = [];
  for (const {segment, index} of segmenter.segment(text)) {
    const last = ranges.at(-1);
    const end = index + segment.length;
    if (last && abbreviation.test(text.slice(last.start, last.end))) last.end = end;
    else ranges.push({start: index, end});
  }
  return ranges;
}

export const sentencesOf = (text: string): string[] =>
  sentenceRanges(text).map(({start, end}) => text.slice(start, end).trim());

/** The sentences that a range touches, as one range. */
function around(text: string, {start, end}: Range): Range {
  const touched = sentenceRanges(text).filter((one) => one.start <= end && one.end > start);
  return {start: touched[0]?.start ?? 0, end: touched.at(-1)?.end ?? text.length};
}

function commonLength(before: string, after: string, from: (text: string, at: number) => string | undefined): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && from(before, length) === from(after, length)) length += 1;
  return length;
}

/** The sentence in which two texts differ, in both of them; several where the difference joins or parts them. */
export function changedSentence(before: string, after: string): {before: string; after: string} {
  const head = commonLength(before, after, (text, at) => text[at]);
  const rest = (text: string) => text.slice(head);
  const tail = commonLength(rest(before), rest(after), (text, at) => text[text.length - 1 - at]);
  const [old, now] = [before, after].map((text) => {
    const {start, end} = around(text, {start: head, end: Math.max(head, text.length - tail - 1)});
    return {start, left: text.length - end};
  });
  const start = Math.min(old?.start ?? 0, now?.start ?? 0);
  const left = Math.min(old?.left ?? 0, now?.left ?? 0);
  const cut = (text: string) => text.slice(start, text.length - left).trim();
  return {before: cut(before), after: cut(after)};
}
