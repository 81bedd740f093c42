import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {collect} from '../../src/tools/processes';
import {plantedFaults as faults, type PlantedFault} from '../support/plantedFaults';
import {copyOfSite} from '../support/siteCopy';
import {failure, passed, sum, type Tally} from './tally';

/** Plants a fault in the copy and runs the test that must find it. */
async function plantAndTest(folder: string, {what, file, find, put, foundBy}: PlantedFault): Promise<Tally> {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  if (!text.includes(find)) return failure(`${what}: ${file} no longer contains "${find}". Plant the fault elsewhere.`);
  writeFileSync(
    place,
    text.replace(find, () => put),
  );
  const args = [foundBy, '--maxWorkers=1', '--silent', '--forceExit'];
  const {code, output} = await collect('node_modules/jest/bin/jest.js', args, {cwd: folder});
  writeFileSync(place, text);
  if (/No tests found/.test(output)) return failure(`${what}: there is no test ${foundBy}.`);
  return code === 0 ? failure(`${what}: ${foundBy} does not find it.`) : passed;
}

const lanes = 2;

/** Checks that tests find the faults they are for: each planted fault must fail its test. */
export async function plantedFaults(filters: readonly string[]): Promise<Tally> {
  const wanted = faults.filter(({what, foundBy}) => filters.every((word) => `${what} ${foundBy}`.includes(word)));
  const perLane = Array.from({length: lanes}, async (_, lane) => {
    const folder = copyOfSite('faults', {withTests: true});
    cpSync('build', path.join(folder, 'build'), {recursive: true});
    const tallies: Tally[] = [];
    try {
      for (const one of wanted.filter((_fault, at) => at % lanes === lane))
        tallies.push(await plantAndTest(folder, one));
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
    return sum(tallies);
  });
  return sum(await Promise.all(perLane));
}
