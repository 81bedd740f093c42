import path from 'node:path';
import type {Section} from '../../../src/content/sections';
import {parsePage} from '../../../src/mdx/parse';
import {readSources} from '../../../src/mdx/sources';
import {readSite, type SiteSources} from '../../../src/tools/doctor/sources';
import {root} from '../../support/files';

const fixtures = path.join(root, 'tests', 'fixtures');

const kinds = {'ai-services': 'service', industries: 'industry', company: 'listed'} as const;
const names = {type: 'custom-section', label: 'A', column: 'A', crumb: 'A'} as const;
const originalSections = Object.entries(kinds).map(([folder, pages]): Section => ({...names, folder, pages}));

/** The site with its original sections, even if a writer has removed one. */
export function givenWithSections(): SiteSources {
  const given = readSite(root);
  const removed = originalSections.filter(({folder}) => given.sections.every((section) => section.folder !== folder));
  return {...given, sections: [...given.sections, ...removed]};
}

/** The site with fixed copies of some pages, because tests of the doctor plant mistakes in their text. */
export function givenWithFixtures(): SiteSources {
  const given = givenWithSections();
  const fixed = readSources(fixtures);
  const namesOf = (text: string) => text.match(/^(title|label): .*$/gm) ?? [];
  const names = new Set(fixed.flatMap(({text}) => namesOf(text)));
  // A page that has been renamed on the site would otherwise exist twice. Its title or its label may have changed too.
  const others = given.pages.filter(
    ({file, text}) => fixed.every((one) => one.file !== file) && !namesOf(text).some((name) => names.has(name)),
  );
  const pages = fixed.map(({file, text}) => parsePage(file, text, given.sections));
  return {...given, former: {}, pages: [...others, ...pages]};
}
