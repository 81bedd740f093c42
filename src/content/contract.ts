import * as z from 'zod';
import type {Section} from './sections';

/** A drawing: elements with their attributes, as Lucide and the icon plugin give it. */
export type IconNode = readonly (readonly [tag: string, attributes: Record<string, string | number | undefined>])[];

/** A picture as the build made it: the addresses of its files, and its size in pixels. */
export type PictureFile = {
  /** The file for browsers that read none of the others. */
  src: string;
  width: number;
  height: number;
  /** Each is a list of addresses with their widths. An SVG needs none. */
  avif?: string;
  webp?: string;
  /** How wide it is drawn where it stands. */
  sizes?: string;
  /** Whether it is on the first screen. */
  eager?: boolean;
};

/** What is checked of a component that pages use. What its writers read about it stands in its guide.mdx. */
export type Contract = {
  props: z.ZodObject;
  /** Whether it takes text between its tags; if not set, the text is required. */
  copy?: 'optional' | 'none';
  /** Whether a page may use it only once. */
  once?: true;
  /** The level of the headings that it prints itself, if it prints any. */
  headings?: 3;
  /** The kind of pages that it shows. On a site without a section of them it would be empty. */
  shows?: Section['pages'];
  /** Anchors that it always has, whatever the page says. */
  anchors?: readonly string[];
};

export const withoutProps: Contract = {props: z.strictObject({})};

/** The contract of a component; one that takes no props does not name them. */
export const contract = <const Given extends Partial<Contract>>(given: Given): Given => given;

/** Pages write a name, but the component gets what it names: plugins replace it while the page is compiled. */
type Arriving<Value> =
  NonNullable<Value> extends z.core.$brand<'drawing'>
    ? IconNode | Extract<Value, undefined>
    : NonNullable<Value> extends z.core.$brand<'picture'>
      ? PictureFile | Extract<Value, undefined>
      : Value;

type Written<Given extends {props: z.ZodType}> = z.output<Given['props']>;

/** The props of a component, as TypeScript knows them. */
export type PropsOf<Given extends {props: z.ZodType}> = {
  [Name in keyof Written<Given>]: Arriving<Written<Given>[Name]>;
};
