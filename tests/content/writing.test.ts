import path from 'node:path';
import type {Inline} from '../../src/tools/editor/source/content';
import {textsOf, type Text} from '../../src/tools/editor/source/texts';
import {write} from '../../src/tools/editor/source/write';
import {isWords} from '../../src/tools/editor/words';
import {filesIn, read} from '../support/files';

const all = filesIn('pages').filter((file) => file.endsWith('.mdx'));
const isFirstOfFolder = (file: string, at: number) => path.dirname(file) !== path.dirname(all[at - 1] ?? '');
const pages = process.env.TEST_ALL ? all : all.filter(isFirstOfFolder);

/** A sign of Markdown among them, so that each is escaped and read again. */
const word = 'new_*word';

/** Puts the word into the middle of the first letters. */
function changed(content: readonly Inline[], done = {yet: false}): Inline[] {
  return content.map((node) => {
    if (done.yet) return node;
    if ('children' in node) return {...node, children: changed(node.children, done)};
    if (node.type !== 'text') return node;
    done.yet = true;
    const middle = Math.ceil(node.value.length / 2);
    return {...node, value: node.value.slice(0, middle) + word + node.value.slice(middle)};
  });
}

/** From the last text to the first, so that the places of those before stay; only what they share with it grows. */
function writeEach(file: string, texts: readonly Text[], contentOf: (text: Text) => readonly Inline[]): string {
  const grown = new Map<number, number>();
  return texts.reduceRight((now, text) => {
    const {start, end} = text.block;
    const more = grown.get(start) ?? 0;
    const after = write(now, {...text, block: {start, end: end + more}}, contentOf(text));
    grown.set(start, more + after.length - now.length);
    return after;
  }, file);
}

/** What stands between the texts. */
const between = (file: string, texts: readonly Text[]) =>
  [...texts, undefined].map((text, at) => file.slice(texts[at - 1]?.end ?? 0, text?.start));

const hasLetters = ({content}: Text) => JSON.stringify(changed(content)) !== JSON.stringify(content);

test.each(pages)('%s: each text can be changed and changed back, and nothing else moves', (name) => {
  const file = read(name);
  const before = textsOf(file, isWords);
  const texts = before.filter(hasLetters);
  const after = writeEach(file, texts, ({content}) => changed(content));
  const now = textsOf(after, isWords);
  expect(now.map(({content}) => content)).toEqual(before.map(({content}) => changed(content)));
  expect(between(after, now)).toEqual(between(file, before));
  const touched = now.filter(({at}) => texts.some((text) => text.at === at));
  const back = writeEach(after, touched, ({at}) => before.find((text) => text.at === at)?.content ?? []);
  expect(back === file).toBe(true);
});

test('what is written in the place of other words cannot be told from what a person wrote', () => {
  const file = read('tests/fixtures/pages/index.mdx');
  const before = textsOf(file, isWords).filter(hasLetters);
  const after = writeEach(file, before, () => [{type: 'text', value: 'Something else'}]);
  const now = textsOf(after, isWords).filter(({at}) => before.some((text) => text.at === at));
  const again = writeEach(after, now, ({at}) => before.find((text) => text.at === at)?.content ?? []);
  expect(again.split('\n')).toEqual(file.split('\n'));
});
