import type {Finished} from '../../src/tools/processes';
import {openCopy} from '../support/copy';
import {rooms} from './rooms';
import {obeyDoctor, takeOut} from './takeOut';

const copy = openCopy('removals');

afterAll(() => copy.discard());

const failed = ({code, output}: Finished) => (code === 0 ? '' : output);

/** Tests that no feature can reach: of servers, commands and tools. */
const elsewhere = 'tests/(cli|build/hosting|tools/(checkLive|serve))/';

test('the site is whole without every room that can be taken out', async () => {
  for (const room of rooms) await takeOut(room, copy);
  expect(await obeyDoctor(copy)).toBe('');
  expect(failed(await copy.run('node_modules/typescript-7/bin/tsc', '--noEmit'))).toBe('');
  expect(failed(await copy.run('node_modules/oxlint/bin/oxlint'))).toBe('');
  expect(failed(await copy.run('src/cli/run.mjs', 'build'))).toBe('');
  const projects = ['--selectProjects', 'unit', 'content', 'site', '--testPathIgnorePatterns', elsewhere];
  expect(failed(await copy.run('node_modules/jest/bin/jest.js', '--maxWorkers=2', ...projects))).toBe('');
}, 1_200_000);
