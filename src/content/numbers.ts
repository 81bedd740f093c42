const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A count in words up to twelve, with a singular or plural noun if they are given: `one role`, `six roles`. */
export const countInWords = (count: number, one = '', many = ''): string =>
  [words[count] ?? count, count === 1 ? one : many].filter(Boolean).join(' ');

/** A count in digits with its noun: `1 page`, `6 pages`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Counts that copy can use: the pages of each section, by its folder, and the open jobs. */
export type Counts = Readonly<Record<string, number>>;

/** Matches a count in a field, with its singular and plural: `{count:jobs|role|roles}`. */
export const countToken = /\{count:([^}|]*)(?:\|([^}|]*)\|([^}|]*))?\}/g;

/** Fills counts into plain text such as a title. A count at the beginning is capitalized. */
export const fillCounts = (text: string, counts: () => Counts): string =>
  text.replace(countToken, (written: string, of: string, ...[one, many, at]: [string?, string?, number?]) => {
    const count = counts()[of];
    if (count === undefined) return written;
    const words = countInWords(count, one, many);
    return at === 0 ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
