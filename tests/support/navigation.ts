import {sections} from '../../src/content/navigation';
import {parsePage} from '../../src/mdx/parse';
import {readSources} from '../../src/mdx/sources';
import {root} from './files';

/** The addresses of a section's pages, read from its files, so that tests hard-code no counts. */
export const addressesOf = (folder: string): string[] =>
  readSources(root)
    .map(({file, text}) => parsePage(file, text, sections))
    .filter(({file, kind, frontMatter}) => file.startsWith(`pages/${folder}/`) && kind !== 'job' && !frontMatter.draft)
    .flatMap(({address}) => address ?? []);

export const listedAddresses = (): string[] => sections.flatMap(({folder}) => addressesOf(folder));
