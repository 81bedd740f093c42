import type {Delete, ListItem, Paragraph, PhrasingContent, Strong} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {messages} from './messages';
import {FigureProblem, hide, numberIn, partsOf, scale, wordsOf, type Body} from './body';
import {element, inline, label, percent, svg} from './elements';

type Bar = {from: number; to: number; words: string; strong: boolean};
type Ends = readonly [least: number, most: number];

const range = /(\S+)\s*[–-]\s*(\S+)$/;

/** On a phone, a longer unit does not fit before the second tick. */
const longestUnit = 5;

/** The axis above the list, such as `Day 1, 30, 60, 90`. */
function ticksOf(axis: Paragraph | undefined, body: Body): {unit: string; ticks: number[]} {
  const [, unit = '', numbers = ''] = /^(\D*)(.*)$/.exec(axis ? wordsOf(axis) : '') ?? [];
  const ticks = numbers.split(',').map((one) => numberIn(one) ?? NaN);
  const isOrdered = ticks.every((tick, at) => at === 0 || tick > (ticks[at - 1] ?? NaN));
  if (ticks.length < 2 || !isOrdered || unit.trim().length > longestUnit)
    throw new FigureProblem(axis ?? body, messages.axis);
  return {unit: unit.trim(), ticks};
}

function barOf(bold: Strong | Delete, after: readonly PhrasingContent[], [least, most]: Ends): Bar {
  const text = wordsOf(bold);
  const [, first = '', last = ''] = range.exec(text) ?? [];
  const [from, to] = [numberIn(first), numberIn(last)];
  if (from === undefined || to === undefined) throw new FigureProblem(bold, messages.span({text}));
  if (to <= from) throw new FigureProblem(bold, messages.backwards({text}));
  if (from < least || to > most) throw new FigureProblem(bold, messages.offAxis({text, least, most}));
  return {from, to, words: after.map(wordsOf).join('').trim(), strong: after.some(({type}) => type === 'emphasis')};
}

/** `- Workshops ~~was 1–30~~ **1–20** two sessions`: a name, the former span, and spans with the text for each bar. */
function rowOf(item: ListItem, ends: Ends) {
  const [paragraph] = item.children;
  if (paragraph?.type !== 'paragraph') throw new FigureProblem(item, messages.spans);
  const parts = paragraph.children;
  const starts = parts.flatMap(({type}, at) => (type === 'strong' ? [at] : []));
  if (starts.length === 0) throw new FigureProblem(item, messages.span({text: wordsOf(item)}));
  const bars = starts.map((start, at) => barOf(parts[start] as Strong, parts.slice(start + 1, starts[at + 1]), ends));
  const struck = parts.find((part) => part.type === 'delete');
  const first = parts.findIndex((part) => part === struck || part.type === 'strong');
  paragraph.children = [...parts.slice(0, first), inline('span', {'data-unseen': ''}, parts.slice(first))];
  return {item, bars, before: struck && barOf(struck, [], ends)};
}

type Scale = ReturnType<typeof scale>;

const rectangle = ({from, to}: Bar, place: Scale, part: string): MdxJsxFlowElement =>
  element('rect', {
    x: percent(place(from)),
    width: percent(place(to) - place(from)),
    height: '100%',
    rx: 8,
    'data-part': part,
  });

/** The width of a letter on the narrowest phone, in percent of the axis. */
const letter = 3.1;

/** Puts the text of a bar on it if it fits there, or else after it or before it. */
function wordsAt({from, to, words, strong}: Bar, place: Scale): MdxJsxFlowElement[] {
  if (!words) return [];
  const [start, end] = [place(from), place(to)];
  const needs = words.length * letter + 5;
  const isInside = end - start >= needs;
  const at: Record<string, string> = isInside
    ? {x: percent(start), dx: '.7em', 'data-at': 'start', 'data-on': 'bar'}
    : end + needs <= 100
      ? {x: percent(end), dx: '.6em', 'data-at': 'start'}
      : {x: percent(start), dx: '-.6em', 'data-at': 'end'};
  if (strong) at['data-on'] = isInside ? 'strong' : 'beside';
  return [label(words, {y: '50%', dy: '.36em', ...at})];
}

/** Draws a list of spans as bars on one axis. */
export function drawBars(body: Body): void {
  const axis = body.children.find((node) => node.type === 'paragraph');
  const {unit, ticks} = ticksOf(axis, body);
  const ends: Ends = [ticks[0] ?? 0, ticks.at(-1) ?? 0];
  const items = partsOf(body, 'listItem');
  if (items.length === 0 || items.length > 7) throw new FigureProblem(items[7] ?? body, messages.spans);
  if (axis) hide(axis);
  const place = scale(ends, [0, 100]);
  const marks = ticks.map((tick) => element('line', {x1: percent(place(tick)), x2: percent(place(tick)), y2: '100%'}));
  for (const {item, bars, before} of items.map((one) => rowOf(one, ends))) {
    const drawn = bars.flatMap((bar) => [rectangle(bar, place, bar.strong ? 'strong' : 'bar'), ...wordsAt(bar, place)]);
    item.children.push(
      svg({width: '100%'}, [...marks, ...(before ? [rectangle(before, place, 'before')] : []), ...drawn]),
    );
  }
  const names = ticks.map((tick, at) =>
    label(at === 0 && unit ? `${unit} ${tick}` : String(tick), {
      x: percent(place(tick)),
      y: '50%',
      dy: '.36em',
      'data-at': at === 0 ? 'start' : at === ticks.length - 1 ? 'end' : 'middle',
    }),
  );
  body.children.push(svg({'data-part': 'axis', width: '100%'}, names));
}
