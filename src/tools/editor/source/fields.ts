import {isSeq, parseDocument, type Pair, type Scalar, type YAMLMap, type YAMLSeq} from 'yaml';
import {isDay} from '../../../content/dates';
import {frontMatterOf} from '../../../build/mdx/parse';
import {headOf} from '../../../build/mdx/readMdx';
import {edited, type Range} from '../../../build/textEdits';
import {messages} from '../messages';
import {CannotWrite} from './errors';

export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** `chosen`: the quotes are not needed; somebody likes them. */
type Place = Range & {quote: string; chosen: boolean};
type Field = {name: string; start: number; value: Place & {items?: Place[]; isFlow?: boolean}};

/** Where the fields of a file are. The engine's own parser knows no places, so this one only finds them. */
function fieldsIn(file: string): {fields: Field[]; end: number} {
  const head = headOf(file);
  const top = /^---\r?\n/.exec(head)?.[0].length;
  if (top === undefined) throw new CannotWrite(messages.noFields);
  const end = head.length - 3;
  const map = parseDocument(head.slice(top, end)).contents as YAMLMap | null;
  const placeOf = (node: Scalar | YAMLSeq | null, inFlow = false): Place => {
    const [start = 0, stop = 0] = node?.range ?? [];
    const {type} = (node ?? {}) as Partial<Scalar>;
    const quote = type === 'QUOTE_DOUBLE' ? '"' : type === 'QUOTE_SINGLE' ? "'" : '';
    const chosen = quote !== '' && 'value' in (node ?? {}) && isPlain(String((node as Scalar).value), inFlow);
    return {start: top + start, end: top + start + head.slice(top + start, top + stop).trimEnd().length, quote, chosen};
  };
  const fields = ((map?.items ?? []) as Pair<Scalar, Scalar | YAMLSeq | null>[]).map(({key, value}) => ({
    name: String(key.value),
    start: placeOf(key).start,
    value: {
      ...placeOf(value),
      ...(isSeq(value) && {
        items: (value.items as Scalar[]).map((item) => placeOf(item, value.flow === true)),
        isFlow: value.flow === true,
      }),
    },
  }));
  return {fields, end};
}

/** As the doctor reads them: YAML makes dates of days. */
const read = (yaml: string): unknown => {
  try {
    return frontMatterOf(`---\n${yaml}\n---\n`).x;
  } catch {
    return undefined;
  }
};

/** Whether YAML reads these words as they are. */
function isPlain(words: string, inFlow: boolean): boolean {
  const means = inFlow ? read(`x: [${words}]`) : read(`x: ${words}`);
  if (isDay(words)) return true;
  return inFlow ? Array.isArray(means) && means.length === 1 && means[0] === words : means === words;
}

/** A value with the quotes that it needs, or that the value before it had without need. */
function scalar(value: string | number | boolean, before?: Place, inFlow = false): string {
  if (typeof value !== 'string') return String(value);
  const words = value.replace(/\s+/g, ' ').trim();
  if (!before?.chosen && isPlain(words, inFlow)) return words;
  return before?.quote === "'" ? `'${words.replaceAll("'", "''")}'` : JSON.stringify(words);
}

const flow = (items: readonly string[]) => `[${items.join(', ')}]`;
/** Short words stand in one line. */
const isShort = (value: readonly string[]) => value.join(', ').length < 80;

function listText(value: readonly string[], eol: string): string {
  if (isShort(value)) return ` ${flow(value.map((one) => scalar(one, undefined, true)))}`;
  return value.map((one) => `${eol}  - ${scalar(one)}`).join('');
}

function listEdits(file: string, {value: present}: Field, value: readonly string[], eol: string) {
  const {items = [], isFlow = false} = present;
  const [first] = items;
  const text = (one: string, at: number) => {
    const place = items[at];
    const own = place && file.slice(place.start, place.end);
    return own !== undefined && sameScalar(own, one) ? own : scalar(one, place, isFlow);
  };
  const texts = value.map(text);
  if (texts.length === items.length) return items.map((place, at) => ({...place, put: texts[at] ?? ''}));
  if (isFlow || !first) return [{...present, put: flow(texts)}];
  const lead = file.slice(file.lastIndexOf('\n', first.start) + 1, first.start);
  return [{start: first.start, end: items.at(-1)?.end ?? first.end, put: texts.join(eol + lead)}];
}

const sameScalar = (own: string, value: string) => read(`x: ${own}`) === value;

function edits(file: string, name: string, value: FieldValue, order: readonly string[]) {
  const {fields, end} = fieldsIn(file);
  const eol = file.includes('\r\n') ? '\r\n' : '\n';
  const present = fields.find((one) => one.name === name);
  if (!present) {
    if (value === undefined) return [];
    const earlier = order.slice(0, Math.max(order.indexOf(name), 0));
    const last = fields.filter((one) => earlier.includes(one.name)).at(-1);
    const next = last ? fields[fields.indexOf(last) + 1] : fields[0];
    const at = next?.start ?? end;
    const text = typeof value === 'object' ? listText(value, eol) : ` ${scalar(value)}`;
    return [{start: at, end: at, put: `${name}:${text}${eol}`}];
  }
  if (value === undefined) {
    const line = /\r?\n/.exec(file.slice(present.value.end));
    return [{start: present.start, end: present.value.end + (line ? line.index + line[0].length : 0), put: ''}];
  }
  if (typeof value === 'object') {
    if (present.value.items) return listEdits(file, present, value, eol);
    throw new CannotWrite(messages.notAList({name}));
  }
  return [{...present.value, put: scalar(value, present.value)}];
}

const says = (values: Record<string, unknown>) =>
  JSON.stringify(
    Object.entries(values)
      .map(([name, value]) => [name, value instanceof Date ? value.toISOString().slice(0, 10) : value])
      .sort(),
  );

const tidy = (value: FieldValue): FieldValue => {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  return typeof value === 'object' ? value.map((one) => one.replace(/\s+/g, ' ').trim()) : value;
};

/** Gives a field another value, or none, and changes no byte beside it. What is written is read again before it counts. */
export function setField(file: string, name: string, value: FieldValue, order: readonly string[]): string {
  const after = edited(file, edits(file, name, value, order));
  const meant: Record<string, unknown> = {...frontMatterOf(file), [name]: tidy(value)};
  if (value === undefined) Reflect.deleteProperty(meant, name);
  if (says(frontMatterOf(after)) !== says(meant)) throw new CannotWrite(messages.characters);
  return after;
}
