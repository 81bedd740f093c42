import type {Prop} from '../mdx/parsedPage';

/** A tag around a picture, as far as it says how wide the picture can get. */
export type Around = {name: string; props: readonly Pick<Prop, 'name' | 'value'>[]};

/** How wide a picture is drawn: at most so many rem, and whether other content stands beside it on a wide screen. */
type Place = {most: number; beside: boolean};

/** `--page`, the text column of the whole site, and what it keeps free on both sides. */
const page = 75;
const margins = 2.5;
/** From here on, columns stand side by side. */
const columnsFrom = 54;

const valueOf = ({props}: Around, name: string) => props.find((prop) => prop.name === name)?.value;

/** The widths that the style sheets of these components give to what is in them. */
const places: Record<string, (tag: Around) => Place | undefined> = {
  Prose: () => ({most: 44, beside: false}),
  Hero: () => ({most: 31, beside: true}),
  Split: () => ({most: 44, beside: true}),
  Stack: () => ({most: 26.5, beside: true}),
  Section: (tag) => (valueOf(tag, 'layout') === 'split' ? {most: 40.5, beside: true} : undefined),
  CardGrid: (tag) => {
    const columns = Number(valueOf(tag, 'columns') ?? 3);
    return {most: Math.ceil(page / columns), beside: true};
  },
};

/** The narrowest of the places that a picture is in. */
function placeOf(around: readonly Around[]): Place {
  const all = around.flatMap((tag) => places[tag.name]?.(tag) ?? []);
  return all.reduce((least, one) => (one.most < least.most ? one : least), {most: page, beside: false});
}

/** In CSS pixels, with letters at their usual size. */
export const widestIn = (around: readonly Around[]): number => placeOf(around).most * 16;

/** The value of `sizes`, from which browsers choose a file before any style sheet is there. */
export function sizesOf(around: readonly Around[]): string {
  const {most, beside} = placeOf(around);
  const phone = `calc(100vw - ${margins}rem)`;
  if (!beside) return `(min-width: ${most + margins}rem) ${most}rem, ${phone}`;
  const share = Math.ceil((100 * most) / page);
  return `(min-width: ${page + margins}rem) ${most}rem, (min-width: ${columnsFrom}rem) ${share}vw, ${phone}`;
}
