import * as z from 'zod';

/** What a component for pages says about itself, beside its code: for the doctor, /write, the gallery and completion. */
type About = {
  /** What it is for, in a sentence. */
  purpose: string;
  /** How a page uses it: what completion inserts, and the gallery shows. */
  example: string;
  /** Whether it takes text between its tags; if not set, the text is required. */
  copy?: 'optional' | 'none';
  /** Whether a page may use it only once. */
  once?: boolean;
  /** The component that it has to stand in. */
  inside?: string;
  /** The level of the headings that it prints itself, if it prints any. */
  headings?: 3;
  /** The kind of section whose pages it shows. Without such a section, it would be empty. */
  shows?: 'service' | 'industry' | 'listed';
  /** Anchors that it always has, on any page. */
  anchors?: readonly string[];
};

/**
 * Describes a component. Each exports its description as a function, `about`, which no page calls, so that neither the
 * words nor the schemas are sent to browsers.
 */
export const component = <Shape extends z.ZodRawShape = Record<never, never>>(about: About & {props?: Shape}) => ({
  ...about,
  example: about.example.trim(),
  props: z.strictObject(about.props ?? ({} as Shape)),
});

export type PropsOf<Describe extends () => {props: z.ZodObject}> = z.infer<ReturnType<Describe>['props']>;
