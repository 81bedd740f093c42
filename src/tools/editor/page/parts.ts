import type {ComponentPanel, PageFile, PagePart} from '../protocol';
import {shownFiles, shownParts} from './ShownPart';
import type {State} from './store';

/** A component on the page, with its file and its guide. */
export type Part = {file: PageFile; nodes: readonly Element[]; part: PagePart; guide: ComponentPanel};

export function partAt({files, catalog}: State, path: string, at: number, nodes: readonly Element[] = []): Part[] {
  const file = files.get(path);
  const part = file?.parts[at];
  const guide = part && catalog.components[part.name];
  return file && guide ? [{file, nodes, part, guide}] : [];
}

/** Every component of the page, except in files that the page is about to render again. */
export const partsOf = (state: State): Part[] =>
  shownParts()
    .filter(({file, version}) => state.files.get(file)?.hash === version)
    .flatMap(({file, at, nodes}) => partAt(state, file, at, nodes));

/** The components around an element, the innermost last. */
export const partsAround = (parts: readonly Part[], element: Element): Part[] =>
  parts.filter(({nodes}) => nodes.some((node) => node.contains(element)));

export const blockAround = (state: State, element: Element): Part | undefined =>
  partsAround(partsOf(state), element)
    .filter(({part}) => part.isBlock)
    .at(-1);

/** The component and the prop whose value an element shows. */
export function propAt(state: State, element: Element): {part: Part; prop: string} | undefined {
  const words = element.textContent?.trim();
  for (const part of partsAround(partsOf(state), element).reverse()) {
    const prop = words && Object.entries(part.part.values).find(([, value]) => value === words)?.[0];
    if (prop) return {part, prop};
  }
  return undefined;
}

/** The file of this page; undefined if the page is generated. */
export const pageOf = ({files}: State): PageFile | undefined => {
  const shown = shownFiles();
  return [...files.values()].find(({path, fields}) => shown.includes(path) && fields.controls.length > 0);
};
