import {pageKindOf, schemas} from '../../src/content/frontMatter';
import {components} from '../../src/mdx/components';
import {pageAddress, frontMatterOf} from '../../src/mdx/parse';
import {sections} from '../../src/content/navigation';
import {componentsOf, type Placed} from '../../src/tools/editor/source/components';
import type {Wanted} from '../../src/tools/editor/protocol';
import {setField} from '../../src/tools/editor/source/fields';
import {setProp, valuesOf} from '../../src/tools/editor/source/props';
import {pageFilesToTry, read} from '../support/files';

const pages = pageFilesToTry();

const known = components();
const orderOf = ({name}: Placed) => Object.keys(known.get(name)?.props.shape ?? {});

/** Whether both are the same, byte by byte; a long page need not be printed. */
const expectSame = (now: string, before: string) => expect(now === before).toBe(true);

/** Words that need care in a prop and in YAML. */
const signs = 'new "& #word: ';

const another = (value: unknown) => (typeof value === 'string' ? `${value}${signs}` : value === undefined ? signs : 7);

test.each(pages)('in %s, the editor can change each prop and change it back without touching anything else', (name) => {
  const file = read(name);
  const before = componentsOf(file);
  const most = Math.max(0, ...before.map((placed) => orderOf(placed).length));
  // From the last to the first, so that the places of those before stay.
  const setEach = (text: string, prop: number, valueOf: (was: unknown) => unknown) =>
    componentsOf(text).reduceRight((now, placed) => {
      const order = orderOf(placed);
      const name = order[prop];
      const was = valuesOf(before[placed.at] ?? placed)[name ?? ''];
      return name ? setProp(now, placed, name, valueOf(was) as string, order) : now;
    }, text);
  for (let prop = 0; prop < most; prop += 1) {
    const changed = setEach(file, prop, another);
    expectSame(
      setEach(changed, prop, (was) => was),
      file,
    );
  }
});

test.each(pages.filter(pageAddress))('%s: each field can be changed and changed back, and nothing else moves', (name) => {
  const file = read(name);
  const order = Object.keys(schemas[pageKindOf(name.replace('pages/', ''), sections)].shape);
  const values = frontMatterOf(file);
  for (const field of order) {
    const given = values[field];
    const day = given instanceof Date ? given.toISOString().slice(0, 10) : undefined;
    const was = (day ?? given) as Wanted;
    const set = (text: string, value: Wanted) => setField(text, field, value, order);
    const backFrom = (value: Wanted) => expectSame(set(set(file, value), was), file);
    if (day) backFrom('2031-01-31');
    else if (typeof was === 'object') {
      backFrom(was.map((one) => `${one} and more`));
      set(
        file,
        was.map((one) => `${one}${signs}`),
      );
      backFrom([...was, 'one more']);
    } else if (typeof was === 'boolean') backFrom(!was);
    else {
      backFrom(was === undefined ? signs : `${was} and more`);
      // Quotes that are needed take the place of those that are not, so this way back may be another one.
      set(file, another(was));
    }
  }
});
