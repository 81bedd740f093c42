import {submitChanges, type Request, type Context} from '@site/src/tools/submit';
import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {newFolder} from '../../support/servers';

export const page = (label: string, words: string): string =>
  `---\ntitle: ${label} by agents\nlabel: ${label}\n---\nimport {Action} from '@site/src/components';\n\n# ${label}\n\n${words}\n`;

const files: Record<string, string> = {
  'pages/index.mdx': page('Home', 'Agents that work at night.'),
  'pages/industries/health care.mdx': page('Health', 'Every patient is called back within a day.'),
  'pages/legal/privacy-policy.mdx': page('Privacy', 'We keep chats for 60 days.'),
  'src/claims/claimValues.json': '{\n  "cost-cut": "60%",\n  "uptime": "99.9%"\n}\n',
  'versions.json': '[]\n',
  'src/components/part.ts': 'export const part = 1;\n',
};

export type Repository = ReturnType<typeof repository>;

const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
};
const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', args, {cwd, env, encoding: 'utf8', stdio: 'pipe'});

const writeIn = (folder: string) => (file: string, text: string | Buffer) => {
  mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};

/** A small site with a Git history and, unless turned off, a remote. */
export function repository({remote = true} = {}) {
  Object.assign(process.env, env);
  // With a space, as in many users' folder names.
  const root = path.join(newFolder('submit'), 'my site');
  for (const [file, text] of Object.entries(files)) writeIn(root)(file, text);
  const git = gitIn(root);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Amina Yusuf');
  git('config', 'user.email', 'amina@example.com');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Begin');
  if (remote) {
    git('init', '--quiet', '--bare', '../remote.git');
    git('remote', 'add', 'origin', '../remote.git');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
  }
  const output: string[] = [];
  const none = () => Promise.resolve('');
  const context = {root, doctor: none, say: (text: string) => void output.push(text), ask: undefined};
  return {
    root,
    git,
    put: writeIn(root),
    remove: (file: string) => rmSync(path.join(root, file)),
    output,
    /** Submits with a doctor that takes no time. */
    submit: ({title, yes = true, only}: Partial<Request> & {title: string}, around: Partial<Context> = {}) =>
      submitChanges({title, yes, only}, {...context, ...around}),
  };
}
