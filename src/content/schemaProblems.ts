import {distance} from 'fastest-levenshtein';
import type * as z from 'zod';
import {aboutSchema} from './fieldSchemas';

/** The known name that is closest to a misspelled one. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known.map((candidate) => ({candidate, far: distance(name.toLowerCase(), candidate.toLowerCase())}));
  ranked.sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= Math.max(2, Math.ceil(name.length / 2)) ? best.candidate : undefined;
}

const oneOf = (names: readonly string[]) => ` Use one of: ${names.join(', ')}.`;

export const didYouMean = (name: string, known: readonly string[]): string => {
  const near = nearest(name, known);
  return near ? ` Did you mean "${near}"?` : oneOf([...known].sort());
};

/** A problem with a field or prop, or with one entry of a list. */
export type Problem = {name: string; message: string; entry?: number};

/** What is said of an unknown name. */
type Unknown = (name: string) => string;

/** Types, as messages name them. */
const kinds: Record<string, string> = {
  string: 'text, in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

type Given = Record<string, unknown>;

/** One sentence per problem: which field, what is wrong, what to do. */
function sentences(schema: z.ZodObject, issue: z.core.$ZodIssue, given: Given, unknown: Unknown): Problem[] {
  const name = String(issue.path[0] ?? '');
  const [, entry] = issue.path;
  const field = typeof entry === 'number' ? `Entry ${entry + 1} of "${name}"` : `"${issue.path.join('.')}"`;
  const value = String(given[name]);
  const say = (message: string) => [{name, message: field + message, ...(typeof entry === 'number' && {entry})}];
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schema.shape);
    const hint = (key: string) => (known.length === 0 ? ' It takes none.' : didYouMean(key, known));
    return issue.keys.map((key) => ({name: key, message: `${unknown(key)}.${hint(key)}`}));
  }
  if (issue.path.length === 1 && !(name in given)) {
    const inner = schema.shape[name] as z.ZodType | undefined;
    const {description} = inner ? aboutSchema(inner) : {description: ''};
    return say(` is missing.${description && ` ${description}`}`);
  }
  if (issue.code === 'invalid_value')
    return say(` cannot be "${value}".${didYouMean(value, issue.values.map(String))}`);
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.flat().flatMap((one) => (one.code === 'invalid_value' ? one.values.map(String) : []));
    const isQuoted = typeof given[name] === 'string' && inner.includes(value);
    return say(isQuoted ? ` must be a number in braces: ${name}={${value}}.` : ` cannot be "${value}".${oneOf(inner)}`);
  }
  // A schema without words of its own.
  if ((issue.code === 'too_small' || issue.code === 'too_big') && issue.message.startsWith('Too ')) {
    const limit = issue.code === 'too_small' ? `least ${issue.minimum}` : `most ${issue.maximum}`;
    const of = {string: ' characters', array: ' entries'}[issue.origin as string];
    return say(of ? ` must have at ${limit}${of}.` : ` must be at ${limit}.`);
  }
  if (issue.code === 'invalid_type') return say(` must be ${kinds[issue.expected] ?? `a ${issue.expected}`}.`);
  return say(` ${issue.message}.`);
}

export function schemaProblems(schema: z.ZodObject, given: Given, unknown: Unknown): Problem[] {
  const {error} = schema.safeParse(given);
  return error?.issues.flatMap((issue) => sentences(schema, issue, given, unknown)) ?? [];
}
