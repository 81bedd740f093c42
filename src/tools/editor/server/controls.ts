import * as z from 'zod';
import {claimValues} from '../../../claims/claims';
import {aboutSchema, hues} from '../../../content/fieldSchemas';
import {companyParts} from '../../../company/parts';
import type {Control} from '../protocol';

const words: Readonly<Record<string, string>> = {...claimValues, ...companyParts};

/** Labels that differ from the name in the file. */
const labels: Readonly<Record<string, string>> = {
  to: 'Link',
  kind: 'Style',
  hue: 'Color',
  art: 'Drawing',
  ask: 'Question',
  mark: 'Brand logo',
  id: 'Anchor',
  alt: 'Description',
  src: 'Picture',
  tone: 'Background',
  line: 'Line in the menu',
  order: 'Place in the menu',
  title: 'Title in search results',
  description: 'Text in search results',
  label: 'Name in menus',
  draft: 'Draft',
  unlisted: 'Hidden from search engines',
};

/** `use_cases` as "Use cases". */
const labelOf = (name: string): string => {
  const words = name
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const day = '2027-01-31';
/** The schema of a day accepts a day and no other text. */
const isDayField = (schema: z.ZodType) => schema.safeParse(day).success && !schema.safeParse('Some words').success;

const choicesOf = (values: readonly (string | number)[]) =>
  values.map((value) => ({value, words: words[value] ? `${value}: ${words[value]}` : String(value)}));

function kindOf(schema: z.ZodType): Pick<Control, 'kind' | 'choices' | 'longest'> {
  const {inner, refersTo, choices} = aboutSchema(schema);
  if (inner instanceof z.ZodBoolean) return {kind: 'switch'};
  if (inner instanceof z.ZodNumber) return {kind: 'number'};
  if (inner instanceof z.ZodArray) return {kind: 'list'};
  if (choices) {
    const kind = choices.every((one) => hues.some((hue) => hue === one)) ? 'hue' : 'choice';
    return {kind, choices: choicesOf(choices)};
  }
  if (refersTo === 'icon' || refersTo === 'mark' || refersTo === 'address') return {kind: refersTo};
  if (isDayField(inner)) return {kind: 'day'};
  return {kind: 'words', longest: inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined};
}

/** Props or fields as plain data, from their schemas. `names` lists what they may refer to. */
export const controlsOf = (shape: object, names: Readonly<Record<string, readonly string[]>> = {}): Control[] =>
  Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const {description, refersTo, optional} = aboutSchema(schema);
    const known = names[refersTo ?? ''];
    const kind = known ? {kind: 'choice' as const, choices: choicesOf(known)} : kindOf(schema);
    return {name, label: labelOf(name), about: description, required: !optional, ...kind};
  });
