import type {ParsedPage} from '../../../build/mdx/parsedPage';
import type {ReadText} from '../prose';
import type {SiteSources} from '../sources';

/** What is looked for in each text that visitors read, and what is said where it is found. */
export type TextCheck = {
  pattern: RegExp;
  /** Where it is looked for, if not everywhere. */
  where?: (text: ReadText, page: ParsedPage) => boolean;
  /** Undefined where it is right. */
  says: (found: RegExpExecArray, text: ReadText, site: SiteSources) => string | undefined;
  /** The command to type. */
  fix?: (found: RegExpExecArray, text: ReadText) => string | undefined;
};

/** A policy is a legal text and can use any word and number. */
export const notInPolicies: TextCheck['where'] = (_text, {kind}) => kind !== 'policy';
