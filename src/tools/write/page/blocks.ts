import {lineAttribute} from '../../../content/documentNames';

const marked = `[${lineAttribute}]`;

export const blocksIn = (page: Document): Element[] => [...page.querySelectorAll(marked)];

/** The file and the line of a block, as `<file>:<line>`. */
export const placeOf = (block: Element | null | undefined): string => block?.getAttribute(lineAttribute) ?? '';

/** The block that an element is in or, if it is in none, the first block beside it. */
export function blockAt(element: Element | null): Element | null {
  if (!element) return null;
  return element.closest(marked) ?? element.querySelector(marked) ?? blockAt(element.parentElement);
}
