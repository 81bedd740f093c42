/** @jest-environment node */
// cspell:ignore über übersicht
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {page, repository, type Repository} from './repository';

const title = 'New job: data engineer';
const branch = 'submit/new-job-data-engineer';
const health = 'pages/industries/health care.mdx';
const nightly = page('Home', 'Agents that work at night and on Sundays.');

const log = ({git}: Repository, ...args: string[]) =>
  git('log', '--format=%s', ...args)
    .trim()
    .split('\n');
const committed = ({git}: Repository, where = 'HEAD') =>
  git('-c', 'core.quotePath=false', 'show', '--format=', '--name-only', where).trim().split('\n').sort();

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
    site.remove(health);
    site.git('add', '-A');
    site.put('static/dot.png', Buffer.from([0, 255]));
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
    expect(shown).toContain('Added static/dot.png.');
    expect(shown).toContain('Changed src/components/part.ts.\n');
    expect(shown).toMatch(/Left out, because new files outside the content are not submitted:\n {2}notes\.txt/);
    expect(committed(site)).toContain('pages/company/über uns.mdx');
    expect(site.git('status', '--porcelain').trim()).toBe('?? notes.txt');
  });

  test('on this machine only if there is no remote', async () => {
    const site = repository({remote: false});
    site.put('pages/index.mdx', nightly);
    expect(await site.submit({title})).toContain('on this machine only');
    expect(log(site, '-1')).toEqual([title]);
  });

  test('by the next run if it was committed but could not be pushed', async () => {
    const site = repository();
    site.put('pages/index.mdx', nightly);
    site.git('remote', 'set-url', 'origin', '../gone.git');
    await expect(site.submit({title})).rejects.toThrow('could not be pushed to "origin"');
    expect(log(site, '-1')).toEqual([title]);
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
