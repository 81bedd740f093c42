import type {CheerioAPI} from 'cheerio';
import type {Thing} from 'schema-dts';

/** A page of the finished site. */
export type BuiltPage = {
  /** Its path in the build folder. */
  file: string;
  html: string;
  /** Its address on the site: `/industries/healthcare`. */
  path: string;
  /** Its name in the breadcrumbs, or the company's. */
  label: string;
  description: string;
  /** Whether search engines may list it. */
  listed: boolean;
  /** Its front matter, with everything filled in. */
  fields: Record<string, unknown>;
  $: CheerioAPI;
};

/** What a plugin does with the finished pages. */
type PageWork = {
  /** Tags for the head of each page. */
  head?: (page: BuiltPage) => Promise<string>;
  /** Structured data of a page that search engines may list. */
  things?: (page: BuiltPage, organizationId: string) => Thing[];
  /** Reads a page that search engines may list, after all others, because it may take the parsed page apart. */
  read?: (page: BuiltPage) => void;
  /** Writes files once all pages are read. */
  write?: () => Promise<void>;
};

/** The content of a plugin that works on the finished pages. `src/afterBuild` collects it. */
export type FinishedPages = {finishedPages: (outDir: string) => Promise<PageWork>};

export const worksOnPages = (content: unknown): content is FinishedPages =>
  typeof content === 'object' && content !== null && 'finishedPages' in content;
