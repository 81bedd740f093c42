import {flowAttribute, wordsAttribute, type DocJson, type PageFile, type PageFlow} from '../messages';
import {partAttribute} from '../messagesOfPanels';
import {shownWith, type Shown} from './engine';
import {ask} from './server';

type Json = {type: string; attrs?: {parts?: number[]}; content?: Json[]; text?: string};

/** A flow where the page shows it. */
export type Place = {
  file: string;
  flow: PageFlow;
  /** Of the file that the page was drawn from. */
  version: string;
  /** The element that holds the blocks. */
  host: HTMLElement;
  /** What each block of the flow has drawn. */
  blocks: readonly (readonly Node[])[];
  /** Those of them that are typed into. */
  texts: readonly Node[];
};

/** A wide table stands in a box of its own. */
const outermost = (node: Node): Node => (node instanceof Element ? (node.closest('[data-table]') ?? node) : node);

const literal = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
const patternOf = ({content = []}: Json) =>
  new RegExp(`^\\s*${content.map(({text}) => (text === undefined ? '[^]*?' : literal(text))).join('')}\\s*$`, 'u');

/** The innermost element of a component that says its words and nothing else. */
function hostOfWords(doc: DocJson, nodes: readonly Node[]): HTMLElement | undefined {
  const pattern = patternOf(doc as Json);
  const elements = nodes.flatMap((node) =>
    node instanceof HTMLElement ? [node, ...node.querySelectorAll<HTMLElement>('*')] : [],
  );
  const marks = 'strong, em, del, code, small, [data-claim]';
  return elements.filter((one) => !one.matches(marks) && pattern.test(one.textContent ?? '')).at(-1);
}

/** All flows of the page, as its files have them. */
export class Places {
  private readonly files = new Map<string, PageFile>();
  private readonly asked = new Set<string>();
  all: Place[] = [];

  /** Takes what the server says of a file by now. */
  know(file: PageFile): void {
    this.files.set(file.file, file);
  }

  hashOf = (file: string): string => this.files.get(file)?.hash ?? '';
  flowOf = (file: string, at: number): PageFlow | undefined => this.files.get(file)?.flows.find((one) => one.at === at);
  names = (): string[] => [
    ...new Set([...shownWith(flowAttribute), ...shownWith(partAttribute)].map(({file}) => file)),
  ];

  async read(files: readonly string[]): Promise<void> {
    files.forEach((name) => this.asked.add(name));
    const answer = await ask('read', {files: [...files]});
    answer.files.forEach((file) => {
      this.know(file);
    });
  }

  /** Reads every file that the page shows. */
  async load(): Promise<void> {
    await this.read(this.names());
    this.find();
  }

  /** Finds where the page shows its flows; those of files that are new on the page are found once they are read. */
  find(): void {
    const blocks = shownWith(flowAttribute);
    const parts = shownWith(partAttribute);
    this.all = [...this.blockPlaces(blocks, parts), ...this.wordPlaces()];
    // A server that is away says so as soon as somebody saves.
    if ([...blocks, ...parts].some(({file}) => !this.asked.has(file))) this.load().catch(() => undefined);
  }

  private blockPlaces(shown: readonly Shown[], parts: readonly Shown[]): Place[] {
    const places: Place[] = [];
    for (const one of shown) {
      const flow = this.flowOf(one.file, one.at);
      const host = outermost(one.nodes[0] as Node).parentElement;
      const isKnown = places.some((place) => place.host === host && place.file === one.file && place.flow === flow);
      if (!flow || !host || isKnown || host.closest('[data-draft]')) continue;
      const {content = []} = flow.doc as Json;
      const isHere = ({nodes}: Shown) => outermost(nodes[0] as Node).parentElement === host;
      const own = (list: readonly Shown[], is: (one: Shown) => boolean) =>
        list
          .filter((other) => other.file === one.file && is(other) && isHere(other))
          .flatMap(({nodes}) => nodes.map(outermost));
      const blocks = content.map(({type, attrs}, index) =>
        type === 'embed' && attrs?.parts?.length
          ? own(parts, ({at}) => attrs.parts?.includes(at) === true)
          : own(shown, ({at, block}) => at === one.at && block === index),
      );
      // What is drawn in another way, as a curve is, has no place to write in.
      const isWhole = content.every(({type}, at) => type === 'embed' || blocks[at]?.length === 1);
      const texts = blocks.filter((_, at) => content[at]?.type !== 'embed').flat();
      if (isWhole) places.push({file: one.file, flow, version: one.version, host, blocks, texts});
    }
    return places;
  }

  private wordPlaces(): Place[] {
    return shownWith(wordsAttribute).flatMap(({file, at, version, nodes}) => {
      const flow = this.flowOf(file, at);
      const host = flow && hostOfWords(flow.doc, nodes);
      const texts = [...(host?.childNodes ?? [])];
      return host && !host.closest('[data-draft]') ? [{file, flow, version, host, blocks: [texts], texts}] : [];
    });
  }

  /** The innermost flow under the pointer, or that has the focus; found anew if the page was drawn a moment ago. */
  at(target: Element): Place | undefined {
    const found = this.look(target);
    if (!found) this.find();
    return found ?? this.look(target);
  }

  private look(target: Element): Place | undefined {
    const here = this.all.filter(({host, texts}) => host === target || texts.some((node) => node.contains(target)));
    return here.sort((a, b) => (a.host.contains(b.host) ? 1 : -1))[0];
  }

  same = (file: string, at: number, near?: HTMLElement): Place | undefined => {
    const found = this.all.filter((one) => one.file === file && one.flow.at === at);
    return found.find(({host}) => host === near) ?? found[0];
  };
}
