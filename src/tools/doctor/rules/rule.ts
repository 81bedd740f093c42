import type {Position} from '../../../mdx/finding';
import type {ParsedPage, Tag} from '../../../mdx/parsedPage';
import type {ReadText} from '../prose';
import type {SiteSources} from '../sources';

/** Reports what is wrong at a place on the page and what to do, with a line to paste if that helps. */
export type Report = (at: Position, message: string, fix?: string) => void;

export type Rule = (page: ParsedPage, site: SiteSources, report: Report) => void;

export const top: Position = {line: 1, column: 1};

/** The value of a prop, if it is a string. */
export function textOf(tag: Tag | undefined, name: string): string | undefined {
  const value = tag?.props.find((prop) => prop.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The tags around something on a page, from the outermost to the one that contains it. */
export const tagsAround = ({around}: {around?: Tag | undefined}): Tag[] =>
  around ? [...tagsAround(around), around] : [];

/** What to look for in each text that visitors read, and what to report. */
export type TextCheck = {
  pattern: RegExp;
  /** Which texts to check; all if not set. */
  where?: (text: ReadText, page: ParsedPage) => boolean;
  /** The message; undefined if nothing is wrong. */
  messageFor: (found: RegExpExecArray, text: ReadText, site: SiteSources) => string | undefined;
};
