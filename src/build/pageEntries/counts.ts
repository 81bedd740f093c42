import type {Counts} from '../../content/numbers';
import {isOpenOn} from '../../content/jobs';
import type {Day} from '../../content/dates';
import {sectionOf, type Section} from '../../content/sections';
import type {ParsedPage} from '../../mdx/parsedPage';

const jobs = 'jobs';

type Counted = Pick<ParsedPage, 'kind' | 'address' | 'frontMatter'>;

const isOpen = ({kind, frontMatter}: Counted, day: Day) =>
  kind === 'job' && isOpenOn(frontMatter.closes as Day | undefined, day);

export const countable = (sections: readonly Section[]): string[] => [...sections.map(({folder}) => folder), jobs];

/** How many pages each section has, and how many jobs are open on a day. A published site has no drafts. */
export function countsOf(
  pages: readonly Counted[],
  sections: readonly Section[],
  day: Day,
  isProduction = process.env.NODE_ENV === 'production',
): Counts {
  const shown = pages.filter(({address, frontMatter}) => address && !(isProduction && frontMatter.draft === true));
  const listed = shown.filter(({kind}) => kind !== 'job');
  const inSections = sections.map((section): [string, number] => [
    section.folder,
    listed.filter(({address = ''}) => sectionOf(address, sections) === section).length,
  ]);
  return {...Object.fromEntries(inSections), [jobs]: shown.filter((page) => isOpen(page, day)).length};
}
