import path from 'node:path';
import {readGiven, readSources, siteOf, type Given} from '../../src/plugins/doctor/sources';
import {root} from './files';

const fixtures = path.join(root, 'tests', 'fixtures');

/**
 * The site with some of its pages as they once were, which no writer edits: tests of the doctor plant mistakes in them
 * and rely on their words.
 */
export function givenWithFixtures(): Given {
  const given = readGiven(root);
  const fixed = readSources(fixtures);
  const titleOf = (text: string) => /^title: .*$/m.exec(text)?.[0];
  const titles = new Set(fixed.map(({text}) => titleOf(text)).filter(Boolean));
  // One of them that has moved on the site would be there twice.
  const others = given.sources.filter(
    ({file, text}) => fixed.every((one) => one.file !== file) && !titles.has(titleOf(text)),
  );
  return {...given, sources: [...others, ...fixed]};
}

export const siteWithFixtures = () => siteOf(givenWithFixtures());
