import type {DocJson, PageFile, PageFlow} from '../../protocol';
import {shownBlocks, shownComponents, type Shown} from '../ShownComponent';

type Json = {type: string; attrs?: {components?: number[]}; content?: Json[]; text?: string};

/** A flow and the elements that show it. */
export type Place = {
  file: string;
  flow: PageFlow;
  /** The version of the file that the page shows. */
  version: string;
  /** The element that holds the blocks. */
  host: HTMLElement;
  blocks: readonly (readonly Node[])[];
  /** The nodes that can be typed into. */
  texts: readonly Node[];
};

/** Whether a block has text of its own, unlike a grid of cards. */
const isTyped = ({type, content}: Json): boolean => (content ? content.some(isTyped) : type !== 'embed');

/** A wide table is wrapped in a box. */
const outermost = (element: Element): Element => element.closest('[data-table]') ?? element;
const hostOf = ({nodes: [first]}: Shown) => first && outermost(first).parentElement;

const literal = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
const patternOf = ({content = []}: Json) =>
  new RegExp(`^\\s*${content.map(({text}) => (text === undefined ? '[^]*?' : literal(text))).join('')}\\s*$`, 'u');

/** The innermost element of a component whose whole text is the flow. */
function hostOfWords(doc: DocJson, nodes: readonly Element[]): HTMLElement | undefined {
  const pattern = patternOf(doc as Json);
  const elements = nodes.flatMap((node) => [node, ...node.querySelectorAll('*')]);
  const marks = 'strong, em, del, code, small, [data-claim]';
  return elements
    .filter((one): one is HTMLElement => one instanceof HTMLElement && !one.matches(marks))
    .filter((one) => pattern.test(one.textContent ?? ''))
    .at(-1);
}

/** All flows that the page shows. While editing is on, they can be clicked and focused. */
export class Places {
  all: Place[] = [];
  /** Elements that only the editor made focusable. */
  private readonly madeFocusable = new Set<HTMLElement>();

  constructor(private readonly files: () => ReadonlyMap<string, PageFile>) {}

  private flowOf = (file: string, at: number) =>
    this.files()
      .get(file)
      ?.flows.find((one) => one.at === at);

  /** Finds all flows again, after the page was rendered or a file was read. */
  find(): void {
    this.clear();
    this.all = [...this.blockPlaces(), ...this.wordPlaces()].filter(({host}) => !host.closest('[data-draft]'));
    for (const {host, texts} of this.all) {
      for (const node of texts) if (node instanceof HTMLElement) node.dataset.editable = '';
      if (host.tabIndex < 0) {
        host.tabIndex = 0;
        this.madeFocusable.add(host);
      }
      // Folded text cannot be clicked.
      host.closest('main details')?.setAttribute('open', '');
    }
  }

  clear(): void {
    for (const one of document.querySelectorAll<HTMLElement>('[data-editable]')) delete one.dataset.editable;
    for (const host of this.madeFocusable) host.removeAttribute('tabindex');
    this.madeFocusable.clear();
  }

  private blockPlaces(): Place[] {
    const [shown, components] = [shownBlocks(), shownComponents()];
    const places: Place[] = [];
    for (const one of shown) {
      const {file, version} = one;
      const flow = this.flowOf(file, one.at);
      const host = hostOf(one);
      if (!flow || !host || places.some((place) => place.host === host && place.flow === flow)) continue;
      const {content = []} = flow.doc as Json;
      const own = (list: readonly Shown[], is: (one: Shown) => boolean) =>
        list
          .filter((other) => other.file === file && is(other) && hostOf(other) === host)
          .flatMap(({nodes}) => nodes.map(outermost));
      const blocks = content.map(({attrs}, index) => {
        const drawn = own(shown, ({at, block}) => at === one.at && block === index);
        return drawn.length > 0 ? drawn : own(components, ({at}) => attrs?.components?.includes(at) === true);
      });
      // Text that becomes a drawing, such as a curve, cannot be edited in place.
      const isWhole = content.every(({type}, at) => type === 'embed' || blocks[at]?.length === 1);
      const texts = blocks.filter((_, at) => isTyped(content[at] as Json)).flat();
      if (isWhole && texts.length > 0) places.push({file, flow, version, host, blocks, texts});
    }
    return places;
  }

  private wordPlaces(): Place[] {
    return shownComponents().flatMap(({file, at, version, nodes}) => {
      const flow = this.flowOf(file, at + 1);
      const host = flow?.doc.type === 'words' ? hostOfWords(flow.doc, nodes) : undefined;
      const texts = [...(host?.childNodes ?? [])];
      return flow && host ? [{file, flow, version, host, blocks: [texts], texts}] : [];
    });
  }

  /** The innermost flow at an element. If there is none, the page may just have been rendered. */
  at(target: Element): Place | undefined {
    const found = this.lookUp(target);
    if (!found) this.find();
    return found ?? this.lookUp(target);
  }

  /** Skips files that the page is about to render again. */
  private lookUp(target: Element): Place | undefined {
    const here = this.all
      .filter(({file, version}) => this.files().get(file)?.hash === version)
      .filter(({host, texts}) => host === target || texts.some((node) => node.contains(target)));
    return here.sort((a, b) => (a.host.contains(b.host) ? 1 : -1))[0];
  }

  /** Where the page shows the same flow now. */
  same(file: string, at: number, near?: HTMLElement): Place | undefined {
    const found = this.all.filter((one) => one.file === file && one.flow.at === at);
    return found.find(({host}) => host === near) ?? found[0];
  }
}
