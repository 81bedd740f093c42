import sidebars from '@site/sidebars';
import {company} from '@site/src/company';
import type {Day} from '@site/src/content/dates';
import {Refusal} from '@site/src/content/refusal';
import {runPlan} from '@site/src/cli/support/runPlan';
import type {Plan} from '@site/src/features/policies/commands/plan';
import {publish, type PublishRequest} from '@site/src/features/policies/commands/publishDrafts';
import type {Entry} from '@site/src/features/policies/model/record';
import {filesIn} from '@site/src/mdx/sources';
import {writeFiles} from '@site/src/tools/writeFiles';
import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {newFolder} from '../../support/servers';

/** These policies have approvers and an order of their own, whatever those of the company are. */
company.approvers = ['General Counsel', 'Data Protection Officer'];
sidebars.legal = ['terms-of-service', 'privacy-policy'];

export const terms = 'pages/legal/terms-of-service.mdx';
export const privacy = 'pages/legal/privacy-policy.mdx';
export const cookies = 'pages/legal/cookie-policy.mdx';

const drafts = {
  [terms]: `---
title: Terms of Service
description: What holds for visitors of the site.
summary: They are the first.
approved_by: General Counsel
---

import {Claim, Company, EmailLink} from '@site/src/components';

“We” are <Company part="name" />.

Our [Privacy Policy](./privacy-policy.mdx) is part of these terms.

## 1. Acceptance

You accept these terms when you use this website.

## 2. Availability

Services are available <Claim id="uptime" /> of the time, but for maintenance that we announce three days ahead.

Our liability is limited to the fees of six months.

## 3. Contact

Write to the <EmailLink subject="Legal question">legal team</EmailLink>.
`,
  [privacy]: `---
title: Privacy Policy
description: What holds for visitors of the site.
summary: It is the first.
approved_by: Data Protection Officer
---

We keep little and delete it soon.

## 1. What we collect

- your name
- your job title
- your message

We keep messages for 90 days after the last contact with you, and no advertising cookies at all.

## 2. Contact

Write to the officer. The officer answers. For the rest use the [contact page](/contact).
`,
};

/** A correction that these policies can take. */
export const plainerWords = {
  version: '2024-03-01',
  policy: 'privacy-policy',
  replace: 'no advertising cookies',
  by: 'no cookies for advertising',
  reason: 'Plainer words.',
  approver: 'Data Protection Officer',
};

/** A day of work, and the day of the version that is published on it. */
export const today = '2026-11-20';
export const date = '2027-03-01';

/** A folder with policies, and how people change it. */
function siteIn(dir: string) {
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const write = (file: string, text: string) => writeFiles(dir, {[file]: text});
  const replace = (file: string, from: string | RegExp, to: string) => {
    const changed = read(file).replace(from, to);
    if (changed === read(file)) throw new Error(`${file} does not contain ${String(from)}`);
    write(file, changed);
  };
  return {
    ...{dir, read, write, replace},
    reword(file: string, from: string, to: string, summary: string): void {
      replace(file, from, to);
      replace(file, /^summary: .*$/m, `summary: ${summary}`);
    },
    /** Says of every draft that it was approved for the version of that day. */
    approve(version: string): void {
      for (const file of filesIn(path.join(dir, 'pages/legal')).map((name) => `pages/legal/${name}`))
        write(file, read(file).replace(/^(approved_by: .*\n)(?:approved_for: .*\n)?/m, `$1approved_for: ${version}\n`));
    },
    /** Every file with its content, to see that nothing was touched. */
    snapshot: () => filesIn(dir).map((file) => [file, read(file)]),
  };
}

export type Scratch = ReturnType<typeof siteIn>;

/** What a verb showed before it asked, and what it said after the answer, or why it did nothing. */
export async function outcomeOf(site: Scratch, plan: () => Plan | Promise<Plan>, answer = 'y') {
  const shown: string[] = [];
  const said = async () =>
    runPlan(
      site.dir,
      await plan(),
      (text) => shown.push(text),
      () => Promise.resolve(answer),
    );
  const done = await said().catch((error: unknown) => error as Error);
  if (done instanceof Error && !(done instanceof Refusal)) throw done;
  const message = done instanceof Error ? done.message : done;
  return {done: !(done instanceof Error), message, shown: shown.join('\n')};
}

export type Options = Partial<Omit<PublishRequest, 'siteDir'>>;

export const publishIn = (site: Scratch, options: Options = {}) =>
  outcomeOf(site, () => publish({siteDir: site.dir, date, today, ...options}, () => Promise.resolve([])));

/** The same with drafts that were approved for this version. */
export function run(site: Scratch, options: Options = {}) {
  site.approve(options.date ?? date);
  return publishIn(site, options);
}

const folder = newFolder('policies');
const published = siteIn(path.join(folder, 'published'));
let copies = 0;

beforeAll(async () => {
  writeFiles(published.dir, drafts);
  expect(await run(published, {date: '2023-06-01', today: '2023-05-02'})).toMatchObject({done: true});
  published.reword(terms, 'six months', 'twelve months', 'The limit rises.');
  published.reword(privacy, '- your job title\n', '', 'We ask for less.');
  expect(await run(published, {date: '2024-03-01', today: '2024-01-31'})).toMatchObject({done: true});
  published.reword(terms, 'three days', 'five days', 'We announce maintenance earlier.');
  published.reword(privacy, 'for 90 days', 'for 60 days', 'Messages go sooner.');
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Two small policies, each published twice, and drafts with one change each, in a folder of their own. */
export function scratch(): Scratch {
  const site = siteIn(path.join(folder, String((copies += 1))));
  cpSync(published.dir, site.dir, {recursive: true});
  return site;
}

export const git = (site: Scratch, args: readonly string[], day = today) =>
  execFileSync('git', ['-c', 'user.name=Clerk', '-c', 'user.email=clerk@acme.example', ...args], {
    cwd: site.dir,
    encoding: 'utf8',
    env: {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`},
  });

/** Commits everything at noon of a day. */
export function commit(site: Scratch, day: Day): void {
  git(site, ['add', '-A']);
  git(site, ['commit', '--quiet', '--allow-empty', '-m', day], day);
}

/** The same in a repository, whose history begins with it. */
export function repository(): Scratch {
  const site = scratch();
  git(site, ['init', '--quiet']);
  commit(site, '2026-11-19');
  return site;
}

/** An entry of the record, for tests that need no text. */
export const entry = <Kind extends Entry['entry']>(kind: Kind, version: Day, policy = 'terms-of-service') => ({
  ...{entry: kind, policy, version, day: version, reason: 'It changed.', approver: 'General Counsel'},
  sha256: 'a'.repeat(64),
});
