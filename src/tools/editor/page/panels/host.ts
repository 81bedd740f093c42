import type {Refused, Saved} from '../../messages';
import type {Fields} from '../../messagesOfPanels';
import type {Outline} from './outline';
import type {PageParts, Part} from './pageParts';
import type {Panel} from './panel';

/** The fields of a page, and the name of its file. */
export type PageFields = Fields & {name: string};

/** What each panel needs of the others. */
export type PanelHost = {
  readonly parts: PageParts;
  readonly panel: Panel;
  readonly outline: Outline;
  /** What the panel shows, if it follows the page. */
  shown: {refresh: () => void | Promise<void>} | undefined;
  fail: (sentence: string) => void;
  openPart: (part: Part, focused?: string) => void;
  openAt: (file: string, at: number, focused?: string) => void;
  change: (file: string, run: (hash: string) => Promise<Saved | Refused>) => Promise<string | undefined>;
  changePart: (part: Part, run: (hash: string) => Promise<Saved | Refused>) => Promise<string | undefined>;
  /** The names of the files that the page shows. */
  files: () => string[];
  pageFields: () => Promise<PageFields | undefined>;
};
