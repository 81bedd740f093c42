import type {Offer} from '../../messagesOfPanels';
import {button} from '../bar';
import {ask} from '../server';
import {controlFor} from './controls';
import lists from './lists.module.css';
import {make} from './make';
import type {PanelHost} from './host';
import type {Part} from './pageParts';
import styles from './panels.module.css';
import type {Wanted} from './row';

type How = 'up' | 'down' | 'duplicate' | 'remove';

/** Where a component is after a change of places. */
const placeAfter = ({panel: {at, size, above = 0, below = 0}}: Part, how: How): number =>
  ({up: at - above, down: at + below, duplicate: at + size, remove: at})[how];

/** More letters than the widest panel has room for. */
const most = 90;

/** The first words of a component, to tell it from others of its name. */
export const wordsOf = ({nodes}: Part): string => {
  const words = nodes
    .map((node) => (node instanceof HTMLElement ? node.innerText : node.textContent) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > most ? `${words.slice(0, most)}…` : words;
};

/** The panel of a component: what it is for, its props, and where it stands. */
export class PartPanel {
  private isOffering = false;
  private rows: HTMLElement[] = [];

  constructor(
    private readonly panels: PanelHost,
    private part: Part,
  ) {}

  show(focused?: string, prop?: string): void {
    this.isOffering = false;
    const content = this.content();
    this.panels.panel.show(this.part.panel.name, content, focused);
    const at = this.part.contract.controls.findIndex(({name}) => name === prop);
    const row = this.rows[at];
    row?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  /** The page was drawn anew. What was changed elsewhere is shown too, but not while somebody types. */
  refresh(): void {
    const {file, panel} = this.part;
    const now = this.panels.parts.find(file, panel.at);
    if (now?.panel.name !== panel.name || this.isOffering) return;
    const isKnown = this.panels.parts.isAsSeen(this.part);
    if (isKnown) this.part.nodes = now.nodes;
    if (!isKnown && !this.panels.panel.isTyped) {
      this.part = now;
      this.panels.panel.renew(this.content());
    }
  }

  private content(): Node[] {
    const {panel, contract} = this.part;
    const {parts} = this.panels;
    const outer = parts
      .around(this.part.nodes[0] ?? null)
      .filter((one) => one.nodes[0] !== this.part.nodes[0] && one.panel.isBlock);
    const crumbs = outer.map((one) =>
      button(one.panel.name, () => {
        this.panels.openPart(one);
      }),
    );
    this.rows = contract.controls.map((control) =>
      controlFor(control, panel.values[control.name], (value) => this.set(control.name, value)),
    );
    return [
      ...(crumbs.length > 0
        ? [make('nav', {className: styles.crumbs, attributes: {'aria-label': 'Around it'}}, ...crumbs)]
        : []),
      make('p', {}, contract.purpose),
      make('p', {className: styles.hint}, `${contract.do} ${contract.dont}`),
      ...(this.rows.length > 0 ? this.rows : [make('p', {className: styles.hint}, 'It has nothing to set.')]),
      ...(panel.isBlock ? [this.tools()] : []),
    ];
  }

  private async set(name: string, value: Wanted): Promise<string | undefined> {
    const {file, panel} = this.part;
    return this.panels.changePart(this.part, (hash) => ask('prop', {file, hash, at: panel.at, name, value}));
  }

  private tools(): HTMLElement {
    const {panel, contract} = this.part;
    const tool = (words: string, run: () => void, isOff = false) => {
      const one = button(words, run, styles.tool);
      one.disabled = isOff;
      return one;
    };
    const remove = tool('Remove', () => void this.move('remove', ''));
    remove.dataset.tone = 'fault';
    return make(
      'div',
      {className: styles.tools, attributes: {role: 'group', 'aria-label': 'Its place'}},
      tool('Move up', () => void this.move('up', 'Move up'), panel.above === undefined),
      tool('Move down', () => void this.move('down', 'Move down'), panel.below === undefined),
      tool('Duplicate', () => void this.move('duplicate', 'Duplicate'), contract.once),
      tool('Add before', () => void this.offer('before')),
      tool('Add after', () => void this.offer('after')),
      remove,
    );
  }

  private async move(how: How, focused: string): Promise<void> {
    const {file, panel} = this.part;
    const place = placeAfter(this.part, how);
    const refused = await this.panels.changePart(this.part, (hash) => ask('block', {file, hash, at: panel.at, how}));
    if (refused) return this.panels.fail(refused);
    if (how === 'remove') this.panels.panel.close();
    else this.panels.openAt(file, place, focused);
    return undefined;
  }

  private async offer(side: 'before' | 'after'): Promise<void> {
    const {file, panel} = this.part;
    const {offers} = await ask('offers', {file, at: panel.at});
    const list = make('ul', {className: lists.offers});
    const search = make('input', {
      type: 'search',
      attributes: {'aria-label': 'Search the components'},
      placeholder: 'Search',
    });
    const item = (one: Offer) => {
      const choose = button('', () => void this.add(side, one), lists.offer);
      choose.append(make('b', {}, `${one.name}: ${one.title}`), make('span', {}, one.purpose));
      return make('li', {}, choose);
    };
    const fill = () => {
      const asked = search.value.trim().toLowerCase();
      const found = offers.filter(({name, title, purpose}) =>
        `${name} ${title} ${purpose}`.toLowerCase().includes(asked),
      );
      list.replaceChildren(...found.map(item));
    };
    search.addEventListener('input', fill);
    fill();
    const back = button(
      'Back',
      () => {
        this.show(side === 'before' ? 'Add before' : 'Add after');
      },
      styles.tool,
    );
    this.isOffering = true;
    this.panels.panel.show(`Add ${side} ${panel.name}`, [back, search, list]);
  }

  private async add(side: 'before' | 'after', {id}: Offer): Promise<void> {
    const {file, panel} = this.part;
    const {at} = panel;
    const refused = await this.panels.changePart(this.part, (hash) => ask('add', {file, hash, at, side, offer: id}));
    if (refused) this.panels.fail(refused);
    else this.panels.openAt(file, side === 'before' ? at : at + panel.size);
  }
}
