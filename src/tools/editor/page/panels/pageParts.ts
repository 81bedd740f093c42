import {partAttribute, versionOf, type ContractPanel, type PartPanel, type Parts} from '../../messagesOfPanels';
import {shownWith, type Shown} from '../engine';
import {ask} from '../server';

/** A component that the page shows, with what its file says about it. */
export type Part = {file: string; nodes: readonly Node[]; panel: PartPanel; contract: ContractPanel};

const shownParts = () => shownWith(partAttribute);

export const changedElsewhere = 'This was changed elsewhere in the meantime. Open it again to see it as it is now.';

/** Every component of the page, as its files have them. */
export class PageParts {
  private readonly files = new Map<string, Parts>();

  /** Reads the files anew. */
  async load(): Promise<void> {
    const names = new Set(shownParts().map(({file}) => file));
    await Promise.all([...names].map((file) => this.read(file)));
  }

  async read(file: string): Promise<void> {
    const answer = await ask('parts', {file});
    if ('refused' in answer) throw new Error(answer.refused);
    this.files.set(file, answer);
  }

  /** Whether the file has the component as the page has seen it. */
  isAsSeen = ({file, panel}: Part): boolean =>
    JSON.stringify(this.files.get(file)?.parts[panel.at]) === JSON.stringify(panel);

  hashOf = (file: string): string => this.files.get(file)?.hash ?? '';

  private partOf = ({file, at, nodes}: Shown): Part[] => {
    const known = this.files.get(file);
    const panel = known?.parts[at];
    const contract = known?.contracts[panel?.name ?? ''];
    return panel && contract ? [{file, nodes, panel, contract}] : [];
  };

  /** What the page shows of its files as they are; nothing of a file that it is about to be drawn anew from. */
  private shown = (): Shown[] => shownParts().filter(({file, version}) => version === versionOf(this.hashOf(file)));

  all = (): Part[] => this.shown().flatMap(this.partOf);

  find = (file: string, at: number): Part | undefined => {
    const shown = this.shown().find((one) => one.file === file && one.at === at);
    return this.partOf(shown ?? {file, at, block: 0, version: '', nodes: []})[0];
  };

  /** The components around a node, the innermost one last. */
  around = (node: Node | null): Part[] => {
    if (!node) return [];
    return this.all().filter(({nodes}) => nodes.some((one) => one.contains(node)));
  };
}
