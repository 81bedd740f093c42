import {filesIn} from '@site/src/mdx/sources';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fixtureFiles} from './fixture';

const made: string[] = [];

/** A folder with small policies to publish, and helpers to change it. */
export function scratch(reason?: string) {
  const dir = mkdtempSync(path.join(tmpdir(), 'policies-'));
  made.push(dir);
  const at = (file: string) => path.join(dir, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), {recursive: true});
    writeFileSync(at(file), text);
  };
  for (const [file, text] of Object.entries(fixtureFiles(reason))) write(file, text);
  return {
    dir,
    read,
    write,
    replace: (file: string, from: string | RegExp, to: string) => {
      const changed = read(file).replace(from, to);
      if (changed === read(file)) throw new Error(`${file} does not contain ${String(from)}`);
      write(file, changed);
    },
    /** Says of every draft that it was approved for the version of that day. */
    approve: (date: string) => {
      for (const name of filesIn(at('pages/legal'))) {
        const file = `pages/legal/${name}`;
        write(file, read(file).replace(/^(approved_by: .*\n)(?:approved_for: .*\n)?/m, `$1approved_for: ${date}\n`));
      }
    },
    /** A new policy, which is only a draft. */
    writeCookies: () => {
      write(
        'pages/legal/cookie-policy.mdx',
        '---\ntitle: Cookie Policy\ndescription: Which cookies we set.\nsummary: It is new.\napproved_by: General Counsel\n---\n\nWe set none.\n\n## 1. Cookies\n\nNone.\n',
      );
    },
    /** Every file with its content, to see that nothing was touched. */
    snapshot: () => filesIn(dir).map((file) => [file, read(file)]),
  };
}

afterAll(() => {
  for (const dir of made.splice(0)) rmSync(dir, {recursive: true, force: true});
});

export type Scratch = ReturnType<typeof scratch>;

const who = ['-c', 'user.name=Clerk', '-c', 'user.email=clerk@acme.example'];

export const git = (site: Scratch, args: readonly string[], dates: Record<string, string> = {}) =>
  execFileSync('git', [...who, ...args], {cwd: site.dir, encoding: 'utf8', env: {...process.env, ...dates}});

/** Commits everything at noon of a day. */
export const commit = (site: Scratch, day: string) => {
  git(site, ['add', '-A']);
  git(site, ['commit', '--quiet', '--allow-empty', '-m', day], {GIT_COMMITTER_DATE: `${day}T12:00:00Z`});
};
