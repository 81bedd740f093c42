import type * as z from 'zod';

/** A drawing: elements with their attributes, as Lucide and the icon plugin give it. */
export type IconNode = readonly (readonly [tag: string, attributes: Record<string, string | number | undefined>])[];

/** A picture as the build made it: the addresses of its files, and its size in pixels. */
export type PictureFile = {
  /** The file for whatever does not read AVIF. */
  src: string;
  width: number;
  height: number;
  /** The addresses in AVIF with their widths. An SVG needs none. */
  avif?: string;
  /** How wide it is drawn where it stands. */
  sizes?: string;
  /** Whether it is on the first screen. */
  eager?: boolean;
};

/** Pages write a name, but the component gets what it names: plugins replace it while the page is compiled. */
type Arriving<Value> =
  NonNullable<Value> extends z.core.$brand<'drawing'>
    ? IconNode | Extract<Value, undefined>
    : NonNullable<Value> extends z.core.$brand<'picture'>
      ? PictureFile | Extract<Value, undefined>
      : Value;

/** The props of a component, as TypeScript knows them. */
export type PropsOf<Schema extends z.ZodType> = {
  [Name in keyof z.output<Schema>]: Arriving<z.output<Schema>[Name]>;
};
