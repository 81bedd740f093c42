const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A small count as copy writes it: in words up to twelve, in digits above. */
export const inWords = (count: number): string => words[count] ?? String(count);
