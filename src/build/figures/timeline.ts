import {scaleLinear} from 'd3-scale';
import type {Delete, ListItem, Paragraph, PhrasingContent, Strong} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {
  element,
  FigureProblem,
  hide,
  label,
  listsIn,
  numberIn,
  paragraphOf,
  percent,
  round,
  svg,
  unseen,
  wordsOf,
  type Body,
} from './tree';

type Bar = {from: number; to: number; words: string; strong: boolean};
type Row = {item: ListItem; bars: Bar[]; before: Bar | undefined};

/** On a phone there is no more room before the second mark. */
const longestUnit = 5;

const range = /(\S+)\s*[–-]\s*(\S+)$/;

function ticksOf(paragraph: Paragraph | undefined, body: Body): {unit: string; ticks: number[]} {
  const words = paragraph ? wordsOf(paragraph) : '';
  const [, unit = '', numbers = ''] = /^(\D*)(.*)$/.exec(words) ?? [];
  const ticks = numbers.split(',').map((one) => numberIn(one) ?? NaN);
  if (unit.trim().length > longestUnit)
    throw new FigureProblem(
      paragraph ?? body,
      `"${unit.trim()}" is too long to stand beside the first mark of the axis. Say it in ${longestUnit} letters, such as Day or Hour.`,
    );
  if (ticks.length < 2 || ticks.some(Number.isNaN))
    throw new FigureProblem(
      paragraph ?? body,
      'Above its list, <Timeline> needs a line with the marks of its axis, such as: Day 1, 30, 60, 90',
    );
  const back = ticks.findIndex((tick, at) => at > 0 && tick <= (ticks[at - 1] ?? 0));
  if (back > 0)
    throw new FigureProblem(
      paragraph ?? body,
      `On the axis, ${ticks[back]} comes after ${ticks[back - 1]}. Put the marks in order.`,
    );
  return {unit: unit.trim(), ticks};
}

function barOf(
  bold: Strong | Delete,
  after: readonly PhrasingContent[],
  [least, most]: readonly [number, number],
): Bar {
  const words = wordsOf(bold);
  const [, first = '', last = ''] = range.exec(words) ?? [];
  const [from, to] = [numberIn(first), numberIn(last)];
  if (from === undefined || to === undefined)
    throw new FigureProblem(bold, `"${words}" is no span. Write from where to where: **1–20**`);
  if (to <= from) throw new FigureProblem(bold, `"${words}" ends before it begins. Write the earlier end first.`);
  if (from < least || to > most)
    throw new FigureProblem(bold, `"${words}" does not fit on the axis, which goes from ${least} to ${most}.`);
  return {
    from,
    to,
    words: after.map(wordsOf).join('').trim(),
    strong: after.some(({type}) => type === 'emphasis'),
  };
}

/** `- Workshops ~~was 1–30~~ **1–20** two sessions`: a name, how it was, then spans in bold, each with what stands on its bar. */
function rowOf(item: ListItem, ends: readonly [number, number]): Row {
  const paragraph = paragraphOf(item);
  const starts = paragraph.children.flatMap(({type}, at) => (type === 'strong' ? [at] : []));
  if (starts.length === 0)
    throw new FigureProblem(item, 'This row has no span, so it has no bar. Write one in bold: **1–20**');
  const bars = starts.map((start, at) =>
    barOf(paragraph.children[start] as Strong, paragraph.children.slice(start + 1, starts[at + 1]), ends),
  );
  const struck = paragraph.children.findIndex(({type}) => type === 'delete');
  const first = struck < 0 ? starts[0] : Math.min(struck, starts[0] ?? struck);
  const before = struck < 0 ? undefined : barOf(paragraph.children[struck] as Delete, [], ends);
  paragraph.children = [...paragraph.children.slice(0, first), unseen(paragraph.children.slice(first))];
  return {item, bars, before};
}

/** The width of a letter on the narrowest phone, in hundredths of the axis. */
const letter = 3.1;

function drawBar({from, to, words, strong}: Bar, place: (value: number) => number): MdxJsxFlowElement[] {
  const [start, end] = [place(from), place(to)];
  const needs = words.length * letter + 5;
  const inside = end - start >= needs;
  const after = !inside && end + needs <= 100;
  const kind = {'data-part': strong ? 'strong' : 'bar'};
  const at: Record<string, string> = inside
    ? {x: `${round(start)}%`, dx: '.7em', 'data-at': 'start', 'data-on': 'bar'}
    : after
      ? {x: `${round(end)}%`, dx: '.6em', 'data-at': 'start'}
      : {x: `${round(start)}%`, dx: '-.6em', 'data-at': 'end'};
  if (strong) at['data-on'] = inside ? 'strong' : 'beside';
  return [
    element('rect', {x: `${round(start)}%`, width: `${round(end - start)}%`, height: '100%', rx: 8, ...kind}),
    ...(words ? [label(words, {y: '50%', dy: '.36em', ...at})] : []),
  ];
}

const ghostOf = ({from, to}: Bar, place: (value: number) => number): MdxJsxFlowElement =>
  element('rect', {
    x: percent(place(from)),
    width: percent(place(to) - place(from)),
    height: '100%',
    rx: 8,
    'data-part': 'before',
  });

/** Draws a list of spans as bars on one axis. */
export function drawBars(body: Body): void {
  const [list] = listsIn(body);
  const axis = body.children.find((node) => node.type === 'paragraph');
  const {unit, ticks} = ticksOf(axis, body);
  const ends = [ticks[0] ?? 0, ticks.at(-1) ?? 0] as const;
  if (!list || list.children.length > 7)
    throw new FigureProblem(
      list ?? body,
      `<Timeline> needs a list with one to seven rows, and this has ${list?.children.length ?? 'none'}.`,
    );
  hide(axis);
  const place = scaleLinear(ends, [0, 100]);
  const marks = ticks.map((tick) =>
    element('line', {x1: `${round(place(tick))}%`, x2: `${round(place(tick))}%`, y2: '100%'}),
  );
  for (const {item, bars, before} of list.children.map((one) => rowOf(one, ends))) {
    item.children.push(
      svg({width: '100%'}, [
        ...marks,
        ...(before ? [ghostOf(before, place)] : []),
        ...bars.flatMap((bar) => drawBar(bar, place)),
      ]),
    );
  }
  const names = ticks.map((tick, at) =>
    label(at === 0 && unit ? `${unit} ${tick}` : String(tick), {
      x: `${round(place(tick))}%`,
      y: '50%',
      dy: '.36em',
      'data-at': at === 0 ? 'start' : at === ticks.length - 1 ? 'end' : 'middle',
    }),
  );
  body.children.push(svg({'data-part': 'axis', width: '100%'}, names));
}
