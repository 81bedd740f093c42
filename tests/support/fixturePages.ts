import path from 'node:path';
import {evidence as all} from '../../src/claims/evidence';
import type {Section} from '../../src/content/sections';
import {readSources} from '../../src/build/mdx/sources';
import {readGiven, type Given} from '../../src/tools/doctor/sources';
import {root} from './files';

const fixtures = path.join(root, 'tests', 'fixtures');

const once = (folder: string, pages: Section['pages']): Section => ({
  type: 'custom-section',
  folder,
  label: folder,
  column: folder,
  crumb: folder,
  pages,
});

const sectionsOnce = [once('ai-services', 'service'), once('industries', 'industry'), once('company', 'listed')];

/** The site with its sections of the first day, also where a writer has removed one. */
export function givenWithSections(): Given {
  const given = readGiven(root);
  const gone = sectionsOnce.filter(({folder}) => given.sections.every((section) => section.folder !== folder));
  return {...given, sections: [...given.sections, ...gone]};
}

/** A claim of one page. */
const about = 'about-clients';

/**
 * The site with some of its pages as they once were, which no writer edits: tests of the doctor plant mistakes in them
 * and rely on their words.
 */
export function givenWithFixtures(): Given {
  const given = givenWithSections();
  const fixed = readSources(fixtures);
  const titleOf = (text: string) => /^title: .*$/m.exec(text)?.[0];
  const titles = new Set(fixed.map(({text}) => titleOf(text)).filter(Boolean));
  // One of them that has moved on the site would be there twice.
  const others = given.sources.filter(
    ({file, text}) => fixed.every((one) => one.file !== file) && !titles.has(titleOf(text)),
  );
  const evidence = {...given.evidence, [about]: {...all[about], onlyOn: ['pages/company/about.mdx']}};
  return {...given, evidence, sources: [...others, ...fixed]};
}
