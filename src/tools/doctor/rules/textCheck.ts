import type {ParsedPage} from '../../../build/mdx/parsedPage';
import type {ReadText} from '../prose';
import type {SiteSources} from '../sources';

/** What to look for in each text that visitors read, and what to report. */
export type TextCheck = {
  pattern: RegExp;
  /** Which texts to check; all if not set. */
  where?: (text: ReadText, page: ParsedPage) => boolean;
  /** The message; undefined if nothing is wrong. */
  says: (found: RegExpExecArray, text: ReadText, site: SiteSources) => string | undefined;
  fix?: (found: RegExpExecArray, text: ReadText) => string | undefined;
};

/** A policy is a legal text and can use any word and number. */
export const notInPolicies: TextCheck['where'] = (_text, {kind}) => kind !== 'policy';
