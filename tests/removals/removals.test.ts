import type {Finished} from '../../src/tools/processes';
import {openCopy, type Copy} from '../support/copy';
import {siteRooms, workRooms, type Room} from './rooms';
import {obeyDoctor, takeOut} from './takeOut';

/** Tests that no feature can reach: servers, commands, and copies of the site that take long. */
const elsewhere = 'tests/(cli|features/contact/receiver|tools/(checkLive|release|rename|submit|write|serve/ending))';

const failed = ({code, output}: Finished) => (code === 0 ? '' : output);

/** Types, lint and the doctor after rooms were taken out. */
async function checked(rooms: readonly Room[], copy: Copy): Promise<string> {
  for (const room of rooms) await takeOut(room, copy);
  const found = await obeyDoctor(copy);
  const [types, lint] = await Promise.all([
    copy.run('node_modules/typescript-7/bin/tsc', '--noEmit'),
    copy.run('node_modules/oxlint/bin/oxlint'),
  ]);
  return [found, failed(types), failed(lint)].filter(Boolean).join('\n');
}

/** The build and the tests, once everything is as it should be otherwise. */
async function built(copy: Copy, leftOut: string): Promise<string> {
  const build = failed(await copy.run('src/cli/run.mjs', 'build'));
  const projects = ['--selectProjects', 'unit', 'content', 'site'];
  return (
    build || failed(await copy.run('node_modules/jest/bin/jest.js', ...projects, '--testPathIgnorePatterns', leftOut))
  );
}

const copy = openCopy('removals');

afterEach(() => copy.reset());
afterAll(() => copy.discard());

const named = (rooms: readonly Room[]) => rooms.map((room) => [room.name, room] as const);
const limit = 1_200_000;

test.each(named(siteRooms))(
  'without %s, everything else is whole',
  async (_, room) => {
    expect((await checked([room], copy)) || (await built(copy, elsewhere))).toBe('');
  },
  limit,
);

test.each(named(workRooms))(
  'without %s, everything else compiles and passes the doctor',
  async (_, room) => {
    expect(await checked([room], copy)).toBe('');
  },
  limit,
);

test(
  'without any tool, the site and its tests are whole',
  async () => {
    expect((await checked(workRooms, copy)) || (await built(copy, 'nothing'))).toBe('');
  },
  limit,
);
