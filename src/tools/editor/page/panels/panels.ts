import type {Refused, Saved} from '../../messages';
import {pageRoot} from '../engine';
import {ask, sentenceOf} from '../server';
import type {Writer} from '../writer';
import {showFindings} from './doctorPanel';
import type {PageFields, PanelHost} from './host';
import {Outline} from './outline';
import {changedElsewhere, PageParts, type Part} from './pageParts';
import {showPage, whySealed} from './pagePanel';
import {Panel} from './panel';
import {PartPanel} from './partPanel';
import {showParts} from './partsPanel';
import {showSubmit, showSite} from './sitePanel';

/** The page is drawn in many small steps. */
const settled = 400;

/** The engine takes so long, at most, to draw what was saved. */
const longestDrawing = 5000;

/** What can be done to a page besides changing its words. */
export class Panels implements PanelHost {
  readonly parts = new PageParts();
  readonly panel = new Panel(() => {
    this.choose(undefined);
  });
  readonly outline = new Outline(() => {
    if (this.hovered) this.openPart(this.hovered);
  });
  private hovered: Part | undefined;
  private chosen: {file: string; at: number} | undefined;
  /** What the panel shows, if it follows the page. */
  shown: {refresh: () => void | Promise<void>} | undefined;
  private lastChange: Promise<unknown> = Promise.resolve();

  constructor(private readonly writer: Writer) {
    const {bar} = writer;
    const tool = (name: string, keys: string, run: () => void | Promise<void>) => {
      const begin = () => {
        this.choose(undefined);
        return run();
      };
      bar.addTool({name, keys, run: () => void this.attempt(begin)});
    };
    tool('Parts', 'P', async () => {
      await this.parts.load();
      showParts(this);
    });
    tool('Page', 'The fields at its top', () => showPage(this));
    tool('Doctor', 'What is wrong on this page', async () => {
      await this.parts.load();
      await showFindings(this);
    });
    tool('Site', 'New pages, and this one moved or removed', () => {
      showSite(this);
    });
    tool('Submit', 'What changed, and how it goes on', () => showSubmit(this));
    writer.onTravel = () => void this.refresh();
    writer.openProp = (target) => this.openProp(target);
    this.listen();
    this.followPage();
  }

  private async attempt(run: () => void | Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.fail(sentenceOf(error));
    }
  }

  private choose(place: {file: string; at: number} | undefined): void {
    this.chosen = place;
    this.shown = undefined;
    if (!place) this.outline.hide();
  }

  /** Puts away what belongs to a page that is no longer here. */
  private leave(): void {
    this.panel.close();
    this.outline.hide();
  }

  fail(sentence: string): void {
    this.writer.bar.say(sentence, 'fault');
  }

  private listen(): void {
    new MutationObserver(() => {
      if (!this.writer.bar.on) {
        this.leave();
        return;
      }
      const sealed = whySealed();
      if (sealed) this.writer.bar.say(sealed.why);
      void this.attempt(() => this.parts.load());
    }).observe(document.body, {attributeFilter: ['data-write']});
    document.addEventListener('pointerover', ({target}) => {
      if (this.writer.bar.on && !this.panel.isOpen && target instanceof Element) this.hover(target);
    });
    document.addEventListener('keydown', (event) => {
      const {key, target, ctrlKey, metaKey, altKey} = event;
      const isTyping =
        target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
      if (key.toLowerCase() !== 'p' || isTyping || ctrlKey || metaKey || altKey || !this.writer.bar.on) return;
      event.preventDefault();
      const part = target instanceof Element ? this.blockAround(target) : undefined;
      void this.attempt(async () => {
        await this.parts.load();
        if (part) this.openPart(part);
        else showParts(this);
      });
    });
  }

  /** Reads the components anew when the page is drawn anew, or is another one; not for every letter that is typed. */
  private followPage(): void {
    const root = pageRoot();
    let {pathname} = location;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const isTyped = ({target}: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[data-draft]') !== null;
    const observer = new MutationObserver((records) => {
      if (!this.writer.bar.on || records.every(isTyped)) return;
      if (location.pathname !== pathname) this.leave();
      ({pathname} = location);
      clearTimeout(waiting);
      waiting = setTimeout(() => void this.refresh(), settled);
    });
    if (root) observer.observe(root, {childList: true, subtree: true});
  }

  /** Shows what the files say by now. */
  private async refresh(): Promise<void> {
    try {
      await this.parts.load();
      await this.shown?.refresh();
    } catch {
      // A server that is away says so as soon as somebody changes something.
    }
  }

  private blockAround = (target: Element): Part | undefined =>
    this.parts
      .around(target)
      .filter(({panel}) => panel.isBlock)
      .at(-1);

  private hover(target: Element): void {
    if (this.outline.holds(target) || this.writer.bar.holds(target)) return;
    const part = this.writer.session ? undefined : this.blockAround(target);
    this.hovered = part;
    if (part) this.outline.around(part.nodes, part.panel.name);
    else this.outline.hide();
  }

  /** The words of a prop are changed in its panel. */
  private openProp(target: Element): boolean {
    const words = target.textContent?.trim();
    for (const part of this.parts.around(target).reverse()) {
      const [prop] = Object.entries(part.panel.values).find(([, value]) => value === words) ?? [];
      if (!prop || !words) continue;
      void this.attempt(async () => {
        if (await this.writer.save()) this.openPart(part, undefined, prop);
      });
      return true;
    }
    return false;
  }

  openPart(part: Part, focused?: string, prop?: string): void {
    this.choose({file: part.file, at: part.panel.at});
    const panel = new PartPanel(this, part);
    this.shown = panel;
    panel.show(focused, prop);
    this.outline.around(part.nodes, part.panel.name);
    this.outline.show();
  }

  /** Opens the component at a place; after a change, as soon as the page shows it there. */
  openAt(file: string, at: number, focused?: string): void {
    const part = this.parts.find(file, at);
    if (part) this.openPart(part, focused);
    this.follow(file, at);
  }

  /** Keeps the outline around the component while the page is drawn anew. */
  private follow(file: string, at: number): void {
    const root = pageRoot();
    if (!root) return;
    const observer = new MutationObserver(() => {
      if (this.chosen?.file !== file || this.chosen.at !== at) return;
      const part = this.parts.find(file, at);
      if (!part || part.nodes.length === 0) return;
      this.outline.around(part.nodes, part.panel.name);
      this.outline.show();
    });
    observer.observe(root, {childList: true, subtree: true});
    setTimeout(() => {
      observer.disconnect();
    }, longestDrawing);
  }

  /** Changes a file after the changes before it, and says why not if it is refused. */
  async change(file: string, run: (hash: string) => Promise<Saved | Refused>): Promise<string | undefined> {
    const turn = this.lastChange.then(() => this.changeNow(file, run));
    this.lastChange = turn;
    return turn;
  }

  private async changeNow(file: string, run: (hash: string) => Promise<Saved | Refused>): Promise<string | undefined> {
    try {
      await this.parts.read(file);
      const answer = await run(this.parts.hashOf(file));
      if ('refused' in answer) return answer.refused;
      this.writer.took(answer);
      await this.parts.read(file);
      this.writer.bar.say('Saved.');
      return undefined;
    } catch (error) {
      return sentenceOf(error);
    }
  }

  /** Changes a component, unless it is another one by now than its panel shows. */
  async changePart(part: Part, run: (hash: string) => Promise<Saved | Refused>): Promise<string | undefined> {
    const {file, panel} = part;
    const refused = await this.change(file, (hash) => {
      if (this.parts.isAsSeen(part)) return run(hash);
      return Promise.resolve({refused: changedElsewhere});
    });
    if (!refused) part.panel = this.parts.find(file, panel.at)?.panel ?? panel;
    return refused;
  }

  /** The names of the files that the page shows. */
  files = (): string[] => this.writer.places.names();

  /** The fields of the page at this address; undefined if no file of `pages/` is shown here but those around it. */
  async pageFields(): Promise<PageFields | undefined> {
    const answers = await Promise.all(
      this.files().map((file) => ask('fields', {file}).then((fields) => ({file, fields}))),
    );
    const found = answers.flatMap(({file, fields}) =>
      'refused' in fields || fields.controls.length === 0 ? [] : [{...fields, name: file}],
    );
    return found[0];
  }
}
