import {distance} from 'fastest-levenshtein';
import type * as z from 'zod';
import {aboutSchema} from './fieldSchemas';
import {messages} from './messages';

/** The known name that is closest to a misspelled one. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known.map((candidate) => ({candidate, far: distance(name.toLowerCase(), candidate.toLowerCase())}));
  ranked.sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= Math.max(2, Math.ceil(name.length / 2)) ? best.candidate : undefined;
}

export const didYouMean = (name: string, known: readonly string[]): string => {
  const near = nearest(name, known);
  return near ? messages.didYouMean({name: near}) : messages.useOneOf({names: [...known].sort().join(', ')});
};

/** A problem with a field or prop, or with one entry of a list. */
export type Problem = {name: string; message: string; entry?: number};

/** The message for an unknown name, or how it ends, and the hint for a schema without any names. */
type Wording = {unknown: string | ((name: string) => string); none: string};

/** Types, as messages name them. */
const kinds: Record<string, string> = {
  string: 'text, in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

type Given = Record<string, unknown>;

/** One sentence per problem: which field, what is wrong, what to do. */
function sentences(schema: z.ZodObject, issue: z.core.$ZodIssue, given: Given, wording: Wording): Problem[] {
  const known = Object.keys(schema.shape);
  const name = String(issue.path[0] ?? '');
  const [, entry] = issue.path;
  const field = typeof entry === 'number' ? `Entry ${entry + 1} of "${name}"` : `"${issue.path.join('.')}"`;
  const asProblem = (message: string) => [{name, message, ...(typeof entry === 'number' && {entry})}];
  if (issue.code === 'unrecognized_keys') {
    const hint = (key: string) => (known.length === 0 ? ` ${wording.none}` : didYouMean(key, known));
    const {unknown} = wording;
    const problem = (key: string) => (typeof unknown === 'string' ? `"${key}" is ${unknown}` : unknown(key));
    return issue.keys.map((key) => ({name: key, message: `${problem(key)}.${hint(key)}`}));
  }
  if (issue.path.length === 1 && !(name in given)) {
    const inner = schema.shape[name] as z.ZodType | undefined;
    const {description} = inner ? aboutSchema(inner) : {description: ''};
    return asProblem(messages.missing({field, about: description && ` ${description}`}));
  }
  const value = String(given[name]);
  if (issue.code === 'invalid_value')
    return asProblem(messages.notAllowed({field, value, hint: didYouMean(value, issue.values.map(String))}));
  if (issue.code === 'invalid_union') {
    const allowed = issue.errors
      .flat()
      .flatMap((inner) => (inner.code === 'invalid_value' ? inner.values.map(String) : []));
    const text = typeof given[name] === 'string' && allowed.includes(value);
    return asProblem(
      text
        ? messages.numberInQuotes({field, name, value})
        : messages.notAllowed({field, value, hint: messages.useOneOf({names: allowed.join(', ')})}),
    );
  }
  // A schema without words of its own.
  if ((issue.code === 'too_small' || issue.code === 'too_big') && /^Too (small|big)/.test(issue.message)) {
    const [size, limit] =
      issue.code === 'too_small' ? (['fewer', issue.minimum] as const) : (['more', issue.maximum] as const);
    return asProblem(messages.size({field, size, limit: String(limit), of: issue.origin}));
  }
  if (issue.code === 'invalid_type')
    return asProblem(messages.wrongType({field, kind: kinds[issue.expected] ?? `a ${issue.expected}`}));
  return asProblem(`${field} ${issue.message}.`);
}

export function schemaProblems(schema: z.ZodObject, given: Given, wording: Wording): Problem[] {
  const result = schema.safeParse(given);
  return result.success ? [] : result.error.issues.flatMap((issue) => sentences(schema, issue, given, wording));
}
