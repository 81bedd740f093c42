import type {Finished} from '../../src/tools/processes';
import {openCopy} from '../support/copy';
import {siteRooms, workRooms, type Room} from './rooms';
import {obeyDoctor, takeOut} from './takeOut';

const limit = 1_200_000;
const copy = openCopy('removals');

afterEach(() => copy.reset());
afterAll(() => copy.discard());

const failed = ({code, output}: Finished) => (code === 0 ? '' : output);

/** Takes rooms out, and returns what types, lint and the doctor find. */
async function checked(...rooms: Room[]): Promise<string> {
  for (const room of rooms) await takeOut(room, copy);
  const found = await obeyDoctor(copy);
  const [types, lint] = await Promise.all([
    copy.run('node_modules/typescript-7/bin/tsc', '--noEmit'),
    copy.run('node_modules/oxlint/bin/oxlint'),
  ]);
  return [found, failed(types), failed(lint)].filter(Boolean).join('\n');
}

/** Builds the site, and returns what fails of it and of some tests. */
async function built(projects: readonly string[], leftOut?: string): Promise<string> {
  const build = failed(await copy.run('src/cli/run.mjs', 'build'));
  const args = ['--maxWorkers=2', '--selectProjects', ...projects];
  if (leftOut) args.push('--testPathIgnorePatterns', leftOut);
  return build || failed(await copy.run('node_modules/jest/bin/jest.js', ...args));
}

/** Tests that no feature can reach: of servers, commands and tools. */
const elsewhere = 'tests/(cli|build/hosting|tools/(checkLive|rename|submit|write|serve))/';

const named = (rooms: readonly Room[]) => rooms.map((room) => [room.name, room] as const);

describe('what visitors see', () => {
  test.each(named(siteRooms))(
    'is whole without %s',
    async (_, room) => {
      expect((await checked(room)) || (await built(['site'], elsewhere))).toBe('');
    },
    limit,
  );

  // Tests of single modules and of writers' mistakes need what they import, which the types show for each room.
  test(
    'is whole without all of these',
    async () => {
      expect((await checked(...siteRooms)) || (await built(['unit', 'content', 'site'], elsewhere))).toBe('');
    },
    limit,
  );
});

describe('what people work with', () => {
  test.each(named(workRooms))(
    'compiles and passes the doctor without %s',
    async (_, room) => {
      expect(await checked(room)).toBe('');
    },
    limit,
  );

  // A build has nothing of these rooms, so it is made once.
  test(
    'is whole without all of these',
    async () => {
      expect((await checked(...workRooms)) || (await built(['unit', 'content', 'site']))).toBe('');
    },
    limit,
  );
});
