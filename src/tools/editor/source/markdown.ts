import type {Nodes, Parents, PhrasingContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown, type ConstructName, type Handle, type Info, type Options, type State} from 'mdast-util-to-markdown';
import type {Content, Mark} from '../schema/content';

/** Where words stand. */
export type Kind = 'heading' | 'paragraph' | 'item' | 'cell' | 'quote' | 'label';

/** A letter or a run of them: as the file has it, or new. */
type Run = {kept: string} | {fresh: string};

type Marked = {type: Mark; children: Written[]; marker: string | undefined; inWord: boolean};

/** The nodes that this writer knows besides those of Markdown. */
type Written =
  | {type: 'words'; kind: Kind; children: Written[]}
  | {type: 'letters'; runs: Run[]}
  | Marked
  | {type: 'around'; open: string; close: string; children: Written[]}
  | {type: 'link'; url: string; title?: string | undefined; children: Written[]}
  | {type: 'inlineCode'; value: string}
  | {type: 'asItIs'; source: string};

const asNode = (node: Written) => node as unknown as PhrasingContent;

const lastOf = (text: string) => text.slice(-1);
const startOf = (run: Run | undefined, otherwise: string) =>
  run ? ('kept' in run ? run.kept : run.fresh).slice(0, 1) : otherwise;

function letters({runs}: Extract<Written, {type: 'letters'}>, state: State, info: Info): string {
  return runs.reduce((written, run, at) => {
    if ('kept' in run) return written + run.kept;
    const before = lastOf(written) || info.before;
    return written + state.safe(run.fresh, {...info, before, after: startOf(runs[at + 1], info.after)});
  }, '');
}

/** In which construct of Markdown a text stands, which decides what its signs would mean there. */
const construct: Record<Kind, ConstructName> = {
  heading: 'headingAtx',
  cell: 'tableCell',
  paragraph: 'paragraph',
  item: 'paragraph',
  quote: 'paragraph',
  label: 'paragraph',
};

/** What stands before and after a text in its file. Most begin a line, where more signs mean something. */
const around = (kind: Kind): {before: string; after: string} => {
  if (kind === 'label') return {before: '>', after: '<'};
  return kind === 'cell' ? {before: ' ', after: ' '} : {before: kind === 'heading' ? ' ' : '\n', after: '\n'};
};

type Known<Type extends Written['type']> = Extract<Written, {type: Type}>;
type Handler<Type extends Written['type']> = (
  node: Known<Type>,
  parent: Parents | undefined,
  state: State,
  info: Info,
) => string;

const words: Handler<'words'> = (node, _, state, info) => {
  const exit = state.enter(construct[node.kind]);
  const leave = state.enter('phrasing');
  const value = state.containerPhrasing(asNode(node) as never, {...info, ...around(node.kind)});
  leave();
  exit();
  return value;
};

const tagAround: Handler<'around'> = (node, _, state, info) =>
  node.open +
  state.containerPhrasing(asNode(node) as never, {...info, before: lastOf(node.open), after: node.close.slice(0, 1)}) +
  node.close;

const marks: Record<Mark, {markers: string[]; size: number}> = {
  emphasis: {markers: ['_', '*'], size: 1},
  strong: {markers: ['*', '_'], size: 2},
  delete: {markers: ['~'], size: 2},
};

/** What is kept stays. Our pages write `*so*` in headlines and `_so_` elsewhere; the other sign is for marks that touch, and underscores mean nothing within a word. */
const attentionOf = (name: Mark) => (node: Marked, state: State) => {
  const {markers, size} = marks[name];
  if (node.marker) return {construct: name, markers: [node.marker.slice(0, 1)], sizes: [node.marker.length]};
  const withStars = node.inWord || state.stack.includes('headingAtx');
  return {construct: name, markers: withStars ? [...markers].sort() : markers, sizes: [size]};
};

const plainHandlers = {
  words,
  letters: (node: Known<'letters'>, _: unknown, state: State, info: Info) => letters(node, state, info),
  asItIs: ({source}: Known<'asItIs'>) => source,
  around: Object.assign(tagAround, {peek: (node: Known<'around'>) => node.open.slice(0, 1)}),
};

function attentive(name: Mark): Handle {
  const handle = (node: Nodes, _: unknown, state: State, info: Info) =>
    state.containerPhrasing({type: 'paragraph', children: [node as PhrasingContent]}, info);
  return Object.assign(handle, {
    attention: attentionOf(name),
    peek: (node: Marked) => node.marker?.slice(0, 1) ?? marks[name].markers[0],
  });
}

/** Lines that begin so are code to MDX, and `:::` begins a box. */
const unsafe: Options['unsafe'] = [
  ...['import', 'export'].map(([first = '', ...rest]) => ({
    atBreak: true,
    character: first,
    after: `${rest.join('')}[ \\t]`,
  })),
  {atBreak: true, character: ':', after: ':'},
];

const options: Options = {
  extensions: [mdxToMarkdown(), gfmToMarkdown()],
  handlers: {
    ...(plainHandlers as unknown as Record<string, Handle>),
    emphasis: attentive('emphasis'),
    strong: attentive('strong'),
    delete: attentive('delete'),
  },
  unsafe,
};

/**
 * How careful the writer is. As it was typed, if that says what is meant, which is what a person would write; with
 * escapes; without anything that the file has; with a reference for every sign.
 */
export type Care = 'typed' | 'escaped' | 'fresh' | 'references';

const referenced = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The engine knows more signs than the doctor's parser, which checks what was written: boxes and directives. */
const engineSigns = /:{2}|:[a-z][\w-]*[[{]/i;

function freshRun(value: string, care: Care): Run {
  if (care === 'references') return {kept: referenced(value)};
  return care === 'typed' && !engineSigns.test(value) ? {kept: value} : {fresh: value};
}

/** The letters that follow each other, kept and new ones apart. */
function runsOf(value: string, sources: readonly (string | undefined)[], care: Care): Run[] {
  const runs: Run[] = [];
  Array.from(value).forEach((letter, at) => {
    const source = sources[at];
    const last = runs.at(-1);
    if (source !== undefined) runs.push({kept: source});
    else if (last && 'fresh' in last) last.fresh += letter;
    else runs.push({fresh: letter});
  });
  return runs.map((run) => ('fresh' in run ? freshRun(run.fresh, care) : run));
}

/** Whether a letter stands right before or after a part. */
function touchesWord(content: Content, at: number): boolean {
  const [before, after] = [content[at - 1], content[at + 1]];
  const begins = after?.type === 'text' && /^[\p{L}\p{N}]/u.test(after.value);
  return begins || (before?.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value));
}

/** Puts the pieces that are kept into the tree of what is to be written. */
function planned(content: Content, sources: (string | undefined)[], care: Care): Written[] {
  return content.map((node, at): Written => {
    if (node.type === 'text') {
      const own = sources.splice(0, Array.from(node.value).length);
      return {type: 'letters', runs: runsOf(node.value, own, care)};
    }
    const open = sources.shift();
    if (node.type === 'chip') return {type: 'asItIs', source: node.source};
    if (node.type === 'code') return open ? {type: 'asItIs', source: open} : {type: 'inlineCode', value: node.value};
    const children = planned(node.children, sources, care);
    const close = sources.shift();
    if (node.type === 'tag') return {type: 'around', open: node.open, close: node.close, children};
    if (node.type !== 'link') return {type: node.type, children, marker: open, inWord: touchesWord(content, at)};
    if (open && close) return {type: 'around', open, close, children};
    return {type: 'link', url: node.to, title: node.title, children};
  });
}

/** A text as Markdown, with the parts that the file already has as it has them. */
export function markdownOf(content: Content, kind: Kind, sources: readonly (string | undefined)[], care: Care): string {
  const own = care === 'typed' || care === 'escaped' ? [...sources] : sources.map(() => undefined);
  const node: Written = {type: 'words', kind, children: planned(content, own, care)};
  return toMarkdown(asNode(node), options).replace(/\n$/, '');
}
