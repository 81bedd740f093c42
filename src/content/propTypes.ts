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
