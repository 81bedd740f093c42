import * as z from 'zod';
import type {IconNode, PictureFile} from './propTypes';

/** Each hue has an ink, a tint and a gradient pair, which `src/css/colors.css` derives from the company's colors. */
export const hues = ['brand', 'accent', 'tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5', 'tone-6'] as const;

/** What a value refers to. The doctor checks that it exists. */
export type Reference = 'icon' | 'mark' | 'picture' | 'address' | 'anchor' | 'count';

const refersTo = (name: Reference) => ({refersTo: name});

/** Pages write a name. While a page is compiled, plugins replace it with the drawing or picture that a component gets. */
const replacedBy = <Received>(name: z.ZodType<string>) => name as unknown as z.ZodType<Received, string>;

/** Schemas that several others share, so that each rule about a value is written once. */
export const iconName = z
  .string()
  .meta({...refersTo('icon'), description: 'The name of a Lucide icon, such as heart-pulse.'});

export const icon = replacedBy<IconNode>(iconName);

export const mark = replacedBy<IconNode>(
  z.string().meta({...refersTo('mark'), description: 'The name of a brand logo in simple-icons, such as python.'}),
);

export const picture = replacedBy<PictureFile>(
  z
    .string()
    .meta({...refersTo('picture'), description: 'The file: ./team.jpg beside the page, or /team.jpg in static/.'}),
);

/** The aspect ratios that a picture can be cropped to. */
export const crops = ['16/9', '3/2', '4/3', '1/1', '4/5'] as const;
export type Crop = (typeof crops)[number];

export const hue = z.enum(hues).describe('The color, one of the eight hues.');

export const address = z
  .string()
  .regex(/^(\/(?!\/)|#)/, 'must start with / or #, for a page on this site or an anchor')
  .meta({...refersTo('address'), description: 'Where it leads: an address on this site, such as /contact.'});

export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lowercase letters, digits and dashes')
  .meta({...refersTo('anchor'), description: 'The anchor, for links such as /#solutions.'});

export const countable = z
  .string()
  .meta({...refersTo('count'), description: 'What is counted: the pages of a section, by its folder, or jobs.'});

/** Not empty, and no longer than there is room for. */
const short = (max: number, schema: z.ZodString) =>
  schema.trim().min(1, 'is empty').max(max, `is longer than ${max} characters`);

/** Text that visitors read. */
export const text = (max: number, about: string, schema = z.string()) =>
  short(max, schema).meta({isCopy: true, description: about});

/** A machine-readable name, never shown to visitors. */
export const identifier = (max: number, about: string) => short(max, z.string()).describe(about);

/** Numbers in an example are not claims, so its title has to say that it is an example. */
export const task = text(
  60,
  'What the example shows, such as Example run, refund request.',
  z.string().regex(/^Example\b/, 'must begin with "Example", because its numbers are not claims'),
);

export const eyebrow = text(40, 'A few words above the headline.');

export const actionKind = z.enum(['primary', 'quiet', 'accent']);

export const columns = z.union([z.literal(2), z.literal(3), z.literal(4)]);

/** The values of a schema that accepts only some, such as the kinds of a button. */
function choicesIn(schema: z.ZodType): (string | number)[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (!(schema instanceof z.ZodUnion)) return undefined;
  return schema.options.flatMap((one) =>
    one instanceof z.ZodLiteral ? [...(one.values as Set<string | number>)] : [],
  );
}

/** The metadata of a schema, even if it is wrapped in `optional()`, and the schema inside. */
export function aboutSchema(schema: z.ZodType) {
  const optional = schema instanceof z.ZodOptional;
  const inner = optional ? (schema.unwrap() as z.ZodType) : schema;
  const {description = '', refersTo, isCopy} = {...inner.meta(), ...schema.meta()};
  return {
    inner,
    description,
    refersTo: refersTo as Reference | undefined,
    isCopy: isCopy === true,
    optional,
    choices: choicesIn(inner),
  };
}

export const tone = z
  .enum(['paper', 'sunken', 'inverse'])
  .describe('The background: paper, a little darker (sunken), or evergreen (inverse).');
