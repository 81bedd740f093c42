/** @jest-environment node */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {requestSchemas} from '@site/src/tools/editor/server/requests';
import {runCommand} from '@site/src/tools/editor/server/commands';
import {read} from '../../support/files';
import {filesOf, page, smallSite} from '../rename/smallSite';
import {newFolder} from '../../support/servers';

type Requests = Parameters<typeof runCommand>[1];

const writeNew = (file: string, text: string) => {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
};

/** A site whose commands do nothing but what this says. */
function siteThat(does: string): string {
  const root = newFolder('commands');
  writeNew(path.join(root, 'src/cli/run.mjs'), does);
  return root;
}

const isAsked = (command: object) => requestSchemas.command.safeParse(command).success;

/** What a command of the site is started with, and where. */
async function started(command: Requests): Promise<unknown> {
  const root = siteThat('console.log(JSON.stringify([...process.argv.slice(2), process.cwd()]))');
  const {output, isDone} = await runCommand(root, command);
  const [name, ...rest] = JSON.parse(output) as string[];
  expect([isDone, rest.pop()]).toEqual([true, root]);
  // The real one is there by this name.
  expect(read(`src/cli/${name}.ts`)).toContain('export default');
  return [name, ...rest];
}

test('the editor runs a command in the folder of the site, as in a terminal', async () => {
  const commands: [Requests, string[]][] = [
    [
      {name: 'new', words: ['section', 'stories', 'Our stories', '--footer']},
      ['new', 'section', 'stories', 'Our stories', '--footer'],
    ],
    [{name: 'rename', words: ['/a', '/b; rm -r x']}, ['rename', '/a', '/b; rm -r x']],
    [{name: 'remove', words: ['/a'], to: '/b'}, ['remove', '/a', '--to', '/b']],
    [{name: 'submit', words: ['New job'], only: 'pages'}, ['submit', '--yes', '--only', 'pages', '--', 'New job']],
  ];
  await Promise.all(
    commands.map(async ([command, args]) => {
      expect(isAsked(command)).toBe(true);
      expect(await started(command)).toEqual(args);
    }),
  );
});

test('the browser cannot pass options or run other commands', () => {
  const words = ['/a'];
  expect([
    isAsked({name: 'remove', words: ['/a', '--to', '/b']}),
    isAsked({name: 'submit', words: ['-x']}),
    isAsked({name: 'remove', words, to: '--yes'}),
    isAsked({name: 'submit', words, only: '--yes'}),
    isAsked({name: 'brand', words}),
  ]).toEqual([false, false, false, false, false]);
});

test('a command returns the address of the page to open next', async () => {
  const leads = siteThat("console.log('Created at /a, a draft.'); process.send({address: '/trades/tinkers'})");
  expect(await runCommand(leads, {name: 'new', words: []})).toMatchObject({isDone: true, address: '/trades/tinkers'});
});

test.each([
  ['new', ['trades', 'Tinkers'], '/trades/tinkers'],
  ['rename', ['/trades/smiths', '/trades/forges'], '/trades/forges'],
  ['remove', ['/trades/smiths', '--to', '/trades/bakers'], '/trades/bakers'],
])('%s leads to %s', async (name, args, address) => {
  const [from, {send}] = [process.cwd(), process];
  const root = newFolder('leading');
  for (const [file, text] of filesOf(smallSite({pages: {'pages/contact.mdx': page('Contact')}})))
    writeNew(path.join(root, file), text);
  process.chdir(root);
  process.send = jest.fn(() => true);
  jest.spyOn(console, 'log').mockImplementation();
  try {
    const run = (await import(`@site/src/cli/${name}`)) as {default: (args: string[]) => number};
    expect(run.default(args)).toBe(0);
    expect(process.send).toHaveBeenCalledWith({address});
  } finally {
    process.chdir(from);
    process.send = send;
  }
});

test('a command returns its whole output and whether it succeeded', async () => {
  const says = (code: number) => `console.log('First.'); console.error('Page not found.'); process.exitCode = ${code}`;
  const run = async (code: number) => runCommand(siteThat(says(code)), {name: 'rename', words: []});
  const [good, bad] = await Promise.all([run(0), run(1)]);
  for (const {output} of [good, bad]) expect(output.split('\n').sort()).toEqual(['First.', 'Page not found.']);
  expect([good.isDone, bad.isDone]).toEqual([true, false]);
});
