import {versionOf, type ComponentPanel, type PageFile, type PagePart} from '../protocol';
import {shownParts} from './ShownPart';
import type {State} from './store';
import {shownFiles, type Writer} from './writer';

/** A component that the page shows, with what its file and its guide say about it. */
export type Part = {file: PageFile; nodes: readonly Element[]; part: PagePart; guide: ComponentPanel};

export function partAt({files, catalog}: State, name: string, at: number, nodes: readonly Element[] = []): Part[] {
  const file = files.get(name);
  const part = file?.parts[at];
  const guide = part && catalog.components[part.name];
  return file && guide ? [{file, nodes, part, guide}] : [];
}

/** Every component of the page; none of a file that the page is about to be drawn again from. */
export const partsOf = (state: State): Part[] =>
  shownParts()
    .filter(({file, version}) => versionOf(state.files.get(file)?.hash ?? '') === version)
    .flatMap(({file, at, nodes}) => partAt(state, file, at, nodes));

/** The blocks around an element, the innermost one last. */
export const partsAround = (parts: readonly Part[], element: Element): Part[] =>
  parts.filter(({nodes}) => nodes.some((node) => node.contains(element)));

export const blockAround = (state: State, element: Element): Part | undefined =>
  partsAround(partsOf(state), element)
    .filter(({part}) => part.isBlock)
    .at(-1);

/** The words of a prop are changed in its panel. False if no prop says them. */
export function openAtWords(writer: Writer, target: Element): boolean {
  const words = target.textContent?.trim();
  for (const {file, part} of partsAround(partsOf(writer.state), target).reverse()) {
    const prop = words && Object.entries(part.values).find(([, value]) => value === words)?.[0];
    if (!prop) continue;
    void writer.save().then((isSaved) => {
      if (isSaved) writer.open({name: 'part', file: file.name, at: part.at, prop});
    });
    return true;
  }
  return false;
}

/** The page at this address; undefined if no file of `pages/` is shown here but those around it. */
export const pageOf = ({files}: State): PageFile | undefined => {
  const names = shownFiles();
  return [...files.values()].find(({name, fields}) => names.includes(name) && fields.controls.length > 0);
};
