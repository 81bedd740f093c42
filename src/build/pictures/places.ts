import type {Prop} from '../mdx/parsedPage';

/** A tag around a picture, with the props that limit the picture's width. */
export type Around = {name: string; props: readonly Pick<Prop, 'name' | 'value'>[]};

/** The maximum width of a picture in rem, and whether other content is next to it on a wide screen. */
type Place = {most: number; beside: boolean};

/** The width of `--page`, and the margins on both sides of it together, in rem. */
const page = 75;
const margins = 2.5;
/** From this width on, columns are side by side. */
const columnsFrom = 54;

const valueOf = ({props}: Around, name: string) => props.find((prop) => prop.name === name)?.value;

/** The widths that these components give to their content in their style sheets. */
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

/** The narrowest of the tags around a picture. */
function placeOf(around: readonly Around[]): Place {
  const all = around.flatMap((tag) => places[tag.name]?.(tag) ?? []);
  return all.reduce((least, one) => (one.most < least.most ? one : least), {most: page, beside: false});
}

/** In CSS pixels, at the default font size. */
export const widestIn = (around: readonly Around[]): number => placeOf(around).most * 16;

/** The value of `sizes`, by which browsers choose a file before style sheets are loaded. */
export function sizesOf(around: readonly Around[]): string {
  const {most, beside} = placeOf(around);
  const phone = `calc(100vw - ${margins}rem)`;
  if (!beside) return `(min-width: ${most + margins}rem) ${most}rem, ${phone}`;
  const share = Math.ceil((100 * most) / page);
  return `(min-width: ${page + margins}rem) ${most}rem, (min-width: ${columnsFrom}rem) ${share}vw, ${phone}`;
}
