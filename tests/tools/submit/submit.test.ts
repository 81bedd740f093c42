/** @jest-environment node */
// cspell:ignore über übersicht
import {submitChanges, type Request, type Context} from '@site/src/tools/submit';
import {writeFiles} from '@site/src/tools/writeFiles';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {newFolder} from '../../support/servers';

const page = (label: string, words: string): string =>
  `---\ntitle: ${label} by agents\nlabel: ${label}\n---\n# ${label}\n\n${words}\n`;

const files: Record<string, string> = {
  'pages/index.mdx': page('Home', 'Agents that work at night.'),
  'pages/industries/health care.mdx': page('Health', 'Every patient is called back within a day.'),
  'src/claims/claimValues.json': '{\n  "cost-cut": "60%",\n  "uptime": "99.9%"\n}\n',
  'versions.json': '[]\n',
  'src/components/part.ts': 'const part = 1;\n',
};

type Repository = ReturnType<typeof repository>;

/** A small site with a Git history and, unless turned off, a remote. */
function repository({remote = true} = {}) {
  const env = Object.assign(process.env, {GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null'});
  // With a space, as in many users' folder names.
  const root = path.join(newFolder('submit'), 'my site');
  writeFiles(root, files);
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root, env, encoding: 'utf8', stdio: 'pipe'});
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
    put: (file: string, text: string | null) => writeFiles(root, {[file]: text}),
    output,
    /** Submits with a doctor that takes no time. */
    submit: ({title, yes = true, only}: Partial<Request> & {title: string}, around: Partial<Context> = {}) =>
      submitChanges({title, yes, only}, {...context, ...around}),
  };
}

const title = 'New job: data engineer';
const branch = 'submit/new-job-data-engineer';
const health = 'pages/industries/health care.mdx';
const nightly = page('Home', 'Agents that work at night and on Sundays.');

const lastSubject = ({git}: Repository) => git('log', '-1', '--format=%s').trim();

/** The error of a refused submit, which must not have changed anything. */
async function refusal(site: Repository, ...request: Parameters<Repository['submit']>): Promise<string> {
  const state = () => [site.git('status', '--porcelain'), site.git('for-each-ref'), site.git('rev-parse', 'HEAD')];
  const before = state();
  const {message} = await site.submit(...request).then(
    () => new Error('It was submitted.'),
    (error: Error) => error,
  );
  expect(state()).toEqual(before);
  return message;
}

describe('a change is submitted', () => {
  test('on a branch named after it, locally and on the remote, with a summary in the commit message', async () => {
    const site = repository();
    site.put('pages/index.mdx', nightly);
    const message = await site.submit({title});
    expect(site.git('symbolic-ref', '--short', 'HEAD').trim()).toBe(branch);
    expect(site.git('log', '-1', '--format=%an|%s|%b').trim()).toBe(`Amina Yusuf|${title}|Changed /.`);
    expect(site.git('rev-parse', `origin/${branch}`)).toBe(site.git('rev-parse', 'HEAD'));
    expect(message).toContain('Open a pull request');
    expect(message).toContain('git switch main');
  });

  test('after showing each page by its address with its changed words, each changed figure and file, and what is left out', async () => {
    const site = repository();
    site.put('pages/index.mdx', nightly);
    site.put('pages/company/über uns.mdx', page('Übersicht', 'Who we are.'));
    site.put('pages/industries/health.mdx', readFileSync(path.join(site.root, health), 'utf8'));
    site.put(health, null);
    site.git('add', '-A');
    site.put('static/dot.svg', '<svg />');
    site.put('src/claims/claimValues.json', '{\n  "cost-cut": "60%",\n  "uptime": "99.95%"\n}\n');
    site.put('src/components/part.ts', 'export const part = 2;\n');
    site.put('notes.txt', 'mine');
    await site.submit({title});
    const shown = site.output.join('\n');
    expect(shown).toContain('Changed /.');
    expect(shown).toContain('Agents that work at night {+and on Sundays+}.');
    expect(shown).toContain('Added /company/über uns.');
    expect(shown).toContain('Removed /industries/health care.');
    expect(shown).toMatch(/Changed src\/claims\/claimValues\.json\.\n.*"uptime": "99\.\[-9-\]\{\+95\+\}%"/);
    expect(shown).toContain('Added static/dot.svg.');
    expect(shown).toContain('Changed src/components/part.ts.\n');
    expect(shown).toMatch(/Left out, because new files outside the content are not submitted:\n {2}notes\.txt/);
    expect(site.git('status', '--porcelain').trim()).toBe('?? notes.txt');
  });

  test('in part, if it asks for that, and the rest stays as it was', async () => {
    const site = repository();
    site.put('pages/index.mdx', nightly);
    site.put('versioned_docs/version-2027-01-01/privacy-policy.mdx', 'x');
    await site.submit({title, only: 'policies'});
    expect(site.git('show', '--format=', '--name-only', branch).trim()).toMatch(/^versioned_docs.*$/);
    expect(site.git('status', '--porcelain').trim()).toBe('M pages/index.mdx');
  });

  test('on this machine only if there is no remote', async () => {
    const site = repository({remote: false});
    site.put('pages/index.mdx', nightly);
    expect(await site.submit({title})).toContain('on this machine only');
    expect(lastSubject(site)).toBe(title);
  });

  test('by the next run if it was committed but could not be pushed', async () => {
    const site = repository();
    site.put('pages/index.mdx', nightly);
    site.git('remote', 'set-url', 'origin', '../gone.git');
    await expect(site.submit({title})).rejects.toThrow('could not be pushed to "origin"');
    expect(lastSubject(site)).toBe(title);
    site.git('remote', 'set-url', 'origin', '../remote.git');
    await site.submit({title});
    expect(site.git('rev-parse', `origin/${branch}`)).toBe(site.git('rev-parse', 'HEAD'));
  });
});

describe('a submit is refused', () => {
  const changed = () => {
    const site = repository();
    site.put('pages/index.mdx', nightly);
    return site;
  };

  test('without a change, or without a description', async () => {
    expect(await refusal(repository(), {title})).toContain('Nothing has changed since the last commit');
    expect(await refusal(changed(), {title: '?!'})).toContain('npm run submit -- "');
  });

  test('if policies and other content are mixed, with the commands to submit each', async () => {
    const site = changed();
    site.put('versioned_docs/version-2027-01-01/privacy-policy.mdx', 'x');
    const message = await refusal(site, {title});
    expect(message).toContain(
      'Policies:\n  versioned_docs/version-2027-01-01/privacy-policy.mdx\nEverything else:\n  pages/index.mdx',
    );
    expect(message).toContain('npm run submit -- --only policies');
  });

  test('if the doctor finds something', async () => {
    const site = changed();
    const doctor = () => Promise.resolve('pages/index.mdx:3:1 The number is typed in.');
    expect(await refusal(site, {title}, {doctor})).toMatch(/^pages\/index\.mdx:3:1[^]*Correct it and try again\.$/);
  });

  test('without confirmation or --yes', async () => {
    const ask = () => Promise.resolve('n');
    expect(await refusal(changed(), {title, yes: false})).toContain('Add --yes');
    expect(await refusal(changed(), {title, yes: false}, {ask})).toContain('Canceled.');
  });

  test('if Git has no user name or email, with the command to set them', async () => {
    const site = changed();
    site.git('config', '--unset', 'user.email');
    expect(await refusal(site, {title})).toContain('git config --global user.name');
  });
});
