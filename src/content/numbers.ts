const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A small count as copy writes it: in words up to twelve, in digits above. */
const inWords = (count: number): string => words[count] ?? String(count);

/** A count in words, with the word for one thing or for several, if it is given: `one role`, `six roles`. */
export const counted = (count: number, one = '', many = ''): string =>
  [inWords(count), count === 1 ? one : many].filter(Boolean).join(' ');

/** What copy can count: the pages of a section, by its folder, and the positions that are open. */
export type Counts = Readonly<Record<string, number>>;

/** The count in a field, with the words for one and for several: `{count:openings|role|roles}`. */
export const countToken = /\{count:([^}|]*)(?:\|([^}|]*)\|([^}|]*))?\}/g;

/** Puts counts into a plain text such as a title; one that begins the text begins with a capital. */
export const fillCounts = (text: string, counts: () => Counts): string =>
  text.replace(countToken, (written: string, of: string, ...[one, many, at]: [string?, string?, number?]) => {
    const count = counts()[of];
    if (count === undefined) return written;
    const words = counted(count, one, many);
    return at === 0 ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
