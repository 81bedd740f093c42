import type * as z from 'zod';

/** A drawing as Lucide and the icon plugin represent it: elements with their attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: Record<string, string | number | undefined>])[];

/** A picture made by the build: the addresses of its files, and its size in pixels. */
export type PictureFile = {
  /** The file for browsers that cannot show AVIF. */
  src: string;
  width: number;
  height: number;
  /** The AVIF files with their widths, as in `srcset`. SVGs, and pictures in `npm start`, have none. */
  avif?: string;
  /** Whether it is on the first screen. */
  eager?: boolean;
};

/** Pages write a name; plugins replace it with the drawing or picture while the page is compiled. */
type Resolved<Value> =
  NonNullable<Value> extends z.core.$brand<'drawing'>
    ? IconNode | Extract<Value, undefined>
    : NonNullable<Value> extends z.core.$brand<'picture'>
      ? PictureFile | Extract<Value, undefined>
      : Value;

/** The props that a component receives. */
export type PropsOf<Schema extends z.ZodType> = {
  [Name in keyof z.output<Schema>]: Resolved<z.output<Schema>[Name]>;
};
