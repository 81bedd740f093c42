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
  const others = given.sources.filter(({file}) => fixed.every((one) => one.file !== file));
  return {...given, sources: [...others, ...fixed]};
}

export const siteWithFixtures = () => siteOf(givenWithFixtures());
