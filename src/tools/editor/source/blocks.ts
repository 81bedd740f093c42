import {cut, edited, type Range} from '../../../build/textEdits';
import {messages} from '../messages';
import type {Block, Placed} from './components';
import {CannotWrite} from './errors';

const endOfLine = (file: string) => (file.includes('\r\n') ? '\r\n' : '\n');

function blockOf({block, name}: Placed): Block {
  if (!block) throw new CannotWrite(messages.partOfSentence({component: name}));
  return block;
}

/** The spaces in front of a block that stands within a list. */
const indentOf = (file: string, {start}: Range): string => /[ \t]*$/.exec(file.slice(0, start))?.[0] ?? '';

/** What stands between a block and its neighbor, or would stand there. */
function between(file: string, block: Block, first: Range | undefined, second: Range | undefined): string {
  if (first && second) return file.slice(first.end, second.start);
  const line = endOfLine(file) + indentOf(file, block);
  return block.isLine ? line : endOfLine(file) + line;
}

const before = (file: string, block: Block) => between(file, block, block.before, block);
const after = (file: string, block: Block) => between(file, block, block, block.after);

/** Puts Markdown in front of a component or behind it. */
export function addBeside(file: string, beside: Placed, side: 'before' | 'after', mdx: string): string {
  const block = blockOf(beside);
  const text = block.marker + mdx.split('\n').join(endOfLine(file) + indentOf(file, block));
  const at = side === 'before' ? block.start : block.end;
  const put = side === 'before' ? text + before(file, block) : after(file, block) + text;
  return edited(file, [{start: at, end: at, put}]);
}

/** Puts the same once more behind it. An anchor is of one place alone, so the copy has none. */
export function duplicate(file: string, placed: Placed, anchors: ReadonlySet<string>): string {
  const block = blockOf(placed);
  const taken = placed.node.attributes.flatMap(({type, position, ...rest}) => {
    const isAnchor = type === 'mdxJsxAttribute' && 'name' in rest && anchors.has(rest.name);
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    return isAnchor ? [{start: start - block.start, end: end - block.start}] : [];
  });
  const same = file.slice(block.start, block.end);
  const copy = edited(
    same,
    taken.map(({start, end}) => ({start: same.slice(0, start).trimEnd().length, end, put: ''})),
  );
  return edited(file, [{start: block.end, end: block.end, put: after(file, block) + copy}]);
}

/** Lets a component change places with what stands before or after it. */
export function move(file: string, placed: Placed, way: 'up' | 'down'): string {
  const block = blockOf(placed);
  const other = way === 'up' ? block.before : block.after;
  if (!other) throw new CannotWrite(way === 'up' ? messages.isFirst : messages.isLast);
  const put = ({start, end}: Range) => file.slice(start, end);
  return edited(file, [
    {...block, put: put(other)},
    {...other, put: put(block)},
  ]);
}

/** Takes a component out, with the empty line that it leaves. */
export function remove(file: string, placed: Placed): string {
  const block = blockOf(placed);
  if (block.before) return edited(file, [{start: block.before.end, end: block.end, put: ''}]);
  if (block.after) return edited(file, [{start: block.start, end: block.after.start, put: ''}]);
  return cut(file, block);
}
