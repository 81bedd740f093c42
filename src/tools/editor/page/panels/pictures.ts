import marks from '@generated/brand-marks/marks.svg';
import {createElement, type ElementType, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {pageRoot, recipeOf, type Recipe} from '../engine';
import {make} from './make';
import {boxOf} from './outline';
import type {Part} from './pageParts';
import styles from './pictures.module.css';
import type {Wanted} from './row';

/** The compiler puts a drawing in the place of its name, and so does this. */
const asCompiled = (prop: string, value: Wanted) =>
  prop === 'art' && value !== undefined ? [['use', {href: `${marks}#${String(value)}`}]] : value;

function markupOf({type, props, around}: Recipe, prop: string, value: Wanted): string | undefined {
  const drawn = createElement(type as ElementType, {...props, [prop]: asCompiled(prop, value)});
  const whole = around.reduceRight<ReactNode>(
    (inner, provider) => createElement(provider.type as ElementType, {value: provider.value}, inner),
    drawn,
  );
  try {
    return renderToStaticMarkup(whole);
  } catch {
    return undefined;
  }
}

/** While the page is drawn anew, another component may stand at the place. */
const nameOf = ({type}: Recipe) => (type as {name?: string}).name;

/** Whether what is behind an element shows through: the fourth number of a color says how much of it there is. */
const isClear = (element: Element) =>
  getComputedStyle(element)
    .backgroundColor.match(/[\d.]+/g)
    ?.at(3) === '0';

/** Elements like those around a component, for what its style sheets expect there; the outermost first. */
function surroundings(node: Node | undefined): HTMLElement[] {
  const copies: HTMLElement[] = [];
  let ground = false;
  for (let element = node?.parentElement; element && element !== pageRoot(); element = element.parentElement) {
    const copy = element.cloneNode(false) as HTMLElement;
    for (const {name} of element.attributes)
      if (name !== 'class' && !name.startsWith('data-')) copy.removeAttribute(name);
    copy.classList.add(styles.around ?? '');
    if (!ground && !isClear(element)) {
      ground = true;
      copy.classList.add(styles.ground ?? '');
    }
    if (copy instanceof HTMLDetailsElement) copy.open = true;
    copies.unshift(copy);
  }
  return copies;
}

/** Of something that the page does not show in this moment. */
const usual = {width: 720, height: 480};

/** What is nearly as wide as the screen reaches its edges. */
const isBand = (width: number) => width > document.documentElement.clientWidth - 40;

/** Small pictures of a component with other values of its props, as it would look where it stands. */
export class Pictures {
  private readonly rows: (() => void)[] = [];
  /** Whether the page does not show the component yet. */
  isMissing = false;

  constructor(private readonly part: Part) {}

  /** The markup of the component with each value; undefined where it cannot be drawn. */
  markups(prop: string, values: readonly Wanted[]): (string | undefined)[] {
    const {file, panel} = this.part;
    const recipe = recipeOf(file, panel.at);
    const drawn = recipe && nameOf(recipe) === panel.name ? recipe : undefined;
    this.isMissing = !drawn;
    return values.map((value) => drawn && markupOf(drawn, prop, value));
  }

  private get size(): {width: number; height: number} {
    const box = boxOf(this.part.nodes);
    return box?.width ? box : usual;
  }

  /** Whether it is so much wider than high that two pictures beside each other would show nothing. */
  get isWide(): boolean {
    const {width, height} = this.size;
    return width > 3 * height;
  }

  /** Nobody reads or presses it: the option says the same in words. */
  picture(markup: string): HTMLElement {
    const {nodes} = this.part;
    const {width} = this.size;
    const stage = make('span', {className: styles.stage});
    stage.style.inlineSize = `${width}px`;
    stage.toggleAttribute('data-band', isBand(width));
    let inner: HTMLElement = stage;
    for (const around of surroundings(nodes[0])) {
      inner.append(around);
      inner = around;
    }
    inner.innerHTML = markup;
    inner.classList.add(styles.inner ?? '');
    // An address with an anchor leads to the page itself.
    for (const element of inner.querySelectorAll('[id]')) element.removeAttribute('id');
    const frame = make('span', {className: styles.picture, attributes: {inert: '', 'aria-hidden': 'true'}}, stage);
    const fit = () => {
      const scale = Math.min(1, frame.clientWidth / stage.offsetWidth);
      stage.style.transform = `scale(${scale})`;
      frame.style.setProperty('--height', `${stage.offsetHeight * scale}px`);
    };
    new ResizeObserver(fit).observe(stage);
    return frame;
  }

  /** Whenever the page was drawn anew. */
  onRedraw(draw: () => void): void {
    this.rows.push(draw);
  }

  redraw(): void {
    for (const draw of this.rows) draw();
  }
}
