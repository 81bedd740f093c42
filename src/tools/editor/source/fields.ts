import {isScalar, isSeq, parseDocument, type Document, type Pair, type Scalar, type YAMLMap} from 'yaml';
import {frontMatterOf} from '../../../mdx/parse';
import {headOf} from '../../../mdx/readMdx';
import {Refusal} from '../../../content/refusal';
import {messages} from '../messages';
import type {Wanted} from '../protocol';
import {transferChanges} from './transferChanges';

type Fields = Document<YAMLMap<Scalar<string>, unknown>>;

function set(fields: Fields, name: string, value: Wanted, order: readonly string[]): void {
  const items = fields.contents?.items ?? [];
  const present = items.find(({key}) => key.value === name)?.value;
  if (value === undefined) fields.delete(name);
  else if (present === undefined) {
    const earlier = order.slice(0, Math.max(order.indexOf(name), 0));
    const at = 1 + Math.max(-1, ...items.flatMap(({key}, place) => (earlier.includes(key.value) ? [place] : [])));
    const pair = fields.createPair(name, value) as Pair<Scalar<string>, unknown>;
    // Short lists are written on one line.
    if (isSeq(pair.value) && typeof value === 'object') pair.value.flow = value.join(', ').length < 80;
    items.splice(at, 0, pair);
  } else if (isScalar(present) && typeof value !== 'object') present.value = value;
  else if (isSeq(present) && typeof value === 'object') {
    present.items = value.map((one, at) => {
      const old = present.items[at];
      return isScalar(old) ? Object.assign(old, {value: one}) : fields.createNode(one);
    });
  } else fields.set(name, value);
}

const serialized = (values: Record<string, unknown>) =>
  JSON.stringify(
    Object.entries(values)
      .map(([name, value]) => [name, value instanceof Date ? value.toISOString().slice(0, 10) : value])
      .sort(),
  );

/** Sets or removes a field and changes nothing else in the file. The result is parsed again to check that. */
export function setField(file: string, name: string, value: Wanted, order: readonly string[]): string {
  const [, top = '', yaml = ''] = /^(---\r?\n)([^]*)---$/.exec(headOf(file)) ?? [];
  if (!top) throw new Refusal(messages.badRequest);
  const fields = parseDocument(yaml.replaceAll('\r\n', '\n')) as unknown as Fields;
  const write = () => fields.toString({lineWidth: 0, flowCollectionPadding: false}).replaceAll('\n', top.slice(3));
  const was = write();
  set(fields, name, value, order);
  const after = top + transferChanges(yaml, was, write()) + file.slice(top.length + yaml.length);
  const meant: Record<string, unknown> = {...frontMatterOf(file), [name]: value};
  if (value === undefined) Reflect.deleteProperty(meant, name);
  if (serialized(frontMatterOf(after)) !== serialized(meant)) throw new Refusal(messages.characters);
  return after;
}
