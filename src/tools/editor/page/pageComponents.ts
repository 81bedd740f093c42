import type {ComponentGuide, PageFile, FileComponent} from '../protocol';
import {shownFiles, shownComponents} from './ShownComponent';
import type {State} from './store';

type Nodes = readonly Element[];
export type PageComponent = {file: PageFile; nodes: Nodes; component: FileComponent; guide: ComponentGuide};

export function componentAt({files, catalog}: State, path: string, at: number, nodes: Nodes = []): PageComponent[] {
  const file = files.get(path);
  const component = file?.components[at];
  const guide = component && catalog.components[component.name];
  return file && guide ? [{file, nodes, component, guide}] : [];
}

/** Every component of the page, except in files that the page is about to render again. */
export const pageComponentsOf = (state: State): PageComponent[] =>
  shownComponents()
    .filter(({file, version}) => state.files.get(file)?.hash === version)
    .flatMap(({file, at, nodes}) => componentAt(state, file, at, nodes));

/** The components around an element, the innermost last. */
export const componentsAround = (components: readonly PageComponent[], element: Element): PageComponent[] =>
  components.filter(({nodes}) => nodes.some((node) => node.contains(element)));

export const blockAround = (state: State, element: Element): PageComponent | undefined =>
  componentsAround(pageComponentsOf(state), element)
    .filter(({component}) => component.isBlock)
    .at(-1);

/** The component and the prop whose value an element shows. */
export function propAt(state: State, element: Element): {shown: PageComponent; prop: string} | undefined {
  const words = element.textContent?.trim();
  for (const shown of componentsAround(pageComponentsOf(state), element).reverse()) {
    const prop = words && Object.entries(shown.component.values).find(([, value]) => value === words)?.[0];
    if (prop) return {shown, prop};
  }
  return undefined;
}

/** The file of this page; undefined if the page is generated. */
export const pageOf = ({files}: State): PageFile | undefined => {
  const shown = shownFiles();
  return [...files.values()].find(({path, fields}) => shown.includes(path) && fields.controls.length > 0);
};
