import {readSources} from '../../src/plugins/doctor/site';
import {parsePage} from '../../src/plugins/doctor/parse';
import type {SectionId} from '../../src/catalogue/sections';
import {root} from './files';

/** The addresses of a section's pages, as their files say it: tests count these and know no number by heart. */
export const addressesOf = (section: SectionId): string[] =>
  readSources(root)
    .map(({file, text}) => parsePage(file, text))
    .filter(({file, frontMatter}) => file.startsWith(`pages/${section}/`) && !frontMatter.draft)
    .flatMap(({address}) => address ?? []);
