import * as z from 'zod';
import {aboutSchema} from '../../content/fieldSchemas';
import {components} from '../../build/mdx/contracts';

/** Whether a prop of a component is words that visitors read, as its contract says. */
export function isWords(tag: string, prop: string): boolean {
  const schema = components().get(tag)?.contract.props.shape[prop];
  if (!schema || aboutSchema(schema).refersTo) return false;
  return (schema instanceof z.ZodOptional ? schema.unwrap() : schema) instanceof z.ZodString;
}

/** Whether a tag is a component that pages use. */
export const isComponent = (tag: string): boolean => components().has(tag);
