/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync, chmodSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../support/files';

const node = process.execPath;

/** A copy of the entry in an empty project, and a fake npm with the given answer. */
function project(npm?: string): {run: (...args: string[]) => {said: string; status: number | null}} {
  const home = mkdtempSync(path.join(tmpdir(), 'run-'));
  mkdirSync(path.join(home, 'src/cli'), {recursive: true});
  mkdirSync(path.join(home, 'bin'));
  cpSync(path.join(root, 'src/cli/run.mjs'), path.join(home, 'src/cli/run.mjs'));
  writeFileSync(path.join(home, 'src/cli/hello.ts'), 'export default () => 0;');
  writeFileSync(
    path.join(home, 'package-lock.json'),
    JSON.stringify({packages: {'node_modules/a': {version: '1.0.0'}}}),
  );
  if (npm) {
    writeFileSync(path.join(home, 'bin/npm'), `#!/bin/sh\n${npm}\n`);
    chmodSync(path.join(home, 'bin/npm'), 0o755);
  }
  const run = (...args: string[]) => {
    const env = {...process.env, PATH: `${path.join(home, 'bin')}:/nowhere`};
    const {stdout, stderr, status} = spawnSync(node, ['src/cli/run.mjs', ...args], {
      cwd: home,
      env,
      encoding: 'utf8',
    });
    return {said: `${stdout}${stderr}`.trim(), status};
  };
  return {run};
}

describe('a command', () => {
  test('that does not exist is answered with a list of those that do', () => {
    expect(project().run('nothing')).toEqual({
      said: 'There is no command "nothing". The commands are: hello.',
      status: 1,
    });
  });

  test('without a name is answered with a list of the commands', () => {
    expect(project().run()).toEqual({said: 'Say which command to run. The commands are: hello.', status: 1});
  });

  test('says that npm is missing when nothing is installed', () => {
    const {said, status} = project().run('hello');
    expect(said).toContain('npm is missing, so the dependencies cannot be installed.');
    expect(status).toBe(1);
  });

  test('says that the network is missing', () => {
    const {said, status} = project('echo "npm error code EAI_AGAIN" >&2; exit 1').run('hello');
    expect(said).toContain(
      'The dependencies are not installed and the package registry cannot be reached. Go online, then try again.',
    );
    expect(said).not.toContain('EAI_AGAIN');
    expect(status).toBe(1);
  });

  test('passes on why npm failed otherwise', () => {
    const {said} = project('echo "npm error disk is full" >&2; exit 1').run('hello');
    expect(said).toContain('npm error disk is full');
  });
});

describe('the entry', () => {
  test('checks Node before it needs anything that an old Node lacks', () => {
    const text = readFileSync(path.join(root, 'src/cli/run.mjs'), 'utf8');
    expect(text).not.toMatch(/\?\.|\?\?|await |node:/);
  });
});
