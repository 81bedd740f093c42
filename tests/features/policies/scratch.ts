import sidebars from '@site/sidebars';
import type {Day} from '@site/src/content/dates';
import type {Ended, Entry, Published} from '@site/src/features/policies/model/record';
import path from 'node:path';
import type {Plan} from '@site/src/features/policies/commands/plan';
import {company as own} from '@site/src/company';
import {archivedFile, draftFile} from '@site/src/features/policies/build/paths';
import {recordChanges, sha256} from '@site/src/features/policies/build/recordFile';
import {filesIn} from '@site/src/mdx/sources';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {Refusal} from '@site/src/content/refusal';
import {runPlan} from '@site/src/cli/support/runPlan';
import {publish, type PublishRequest} from '@site/src/features/policies/commands/publishDrafts';

/** These policies have approvers and an order of their own, whatever those of the company are. */
own.approvers = ['General Counsel', 'Data Protection Officer'];
sidebars.legal = ['terms-of-service', 'privacy-policy'];

/** Two small policies, each published twice, and drafts with one change each. */
const head = (title: string, summary: string, approver: string) =>
  `---\ntitle: ${title}\ndescription: What holds for visitors of the site.\nsummary: ${summary}\napproved_by: ${approver}\n---\n\n`;

const imports = "import {Claim, Company, EmailLink} from '@site/src/components';\n";

const termsText = (months: string, days: string, by: string, uptime: string) => `“We” are ${by}.

Our [Privacy Policy](./privacy-policy.mdx) is part of these terms.

## 1. Acceptance

You accept these terms when you use this website.

## 2. Availability

Services are available ${uptime} of the time, but for maintenance that we announce at least ${days} days ahead.

Our liability is limited to the fees of ${months} months.

## 3. Contact

Write to the <EmailLink subject="Legal question">legal team</EmailLink>.
`;

const privacyText = (title: string, days: number) => `We keep little and delete it soon.

## 1. What we collect

We collect what you tell us:

- your name
${title}- your message

We keep messages for ${days} days after the last contact with you, and no advertising cookies at all.

## 2. Contact

Write to the officer. The officer answers. For the rest use the [contact page](/contact).
`;

const company = '<Company part="name" />';
const claim = '<Claim id="uptime" />';
const job = '- your job title\n';

const texts = {
  '2023-06-01': {
    'terms-of-service':
      head('Terms of Service', 'First.', 'General Counsel') + termsText('six', 'three', 'Acme', '99.9%'),
    'privacy-policy': head('Privacy Policy', 'First.', 'Data Protection Officer') + privacyText(job, 90),
  },
  '2024-03-01': {
    'terms-of-service':
      head('Terms of Service', 'The limit rises.', 'General Counsel') + termsText('twelve', 'three', 'Acme', '99.9%'),
    'privacy-policy': head('Privacy Policy', 'We ask for less.', 'Data Protection Officer') + privacyText('', 90),
  },
};

const drafts = {
  'terms-of-service': `${head('Terms of Service', 'We announce maintenance earlier.', 'General Counsel')}${imports}\n${termsText('twelve', 'five', company, claim)}`,
  'privacy-policy': `${head('Privacy Policy', 'Messages go sooner.', 'Data Protection Officer')}${privacyText('', 60)}`,
};

const slugs = ['terms-of-service', 'privacy-policy'] as const;

/** What was published, as the record has it. */
function entriesOf(version: keyof typeof texts, day: string, reason: string): Entry[] {
  return slugs.map((policy) => ({
    ...{entry: 'published', policy, version, day, reason, approver: 'General Counsel'},
    sha256: sha256(texts[version][policy]),
  }));
}

/** A correction that the fixture can take. */
export const plainerWords = {
  version: '2024-03-01',
  policy: 'privacy-policy',
  replace: 'no advertising cookies',
  by: 'no cookies for advertising',
  reason: 'Plainer words.',
  approver: 'Data Protection Officer',
};

/** Every file of the fixture with its content. */
function fixtureFiles(reason?: string): Record<string, string> {
  const entries = [
    ...entriesOf('2023-06-01', '2023-05-02', reason ?? 'First.'),
    ...entriesOf('2024-03-01', '2024-01-31', reason ?? 'The limit rises, and we ask for less.'),
  ];
  return {
    ...Object.fromEntries(
      entries.map(({version, policy}) => [
        archivedFile(version, policy),
        texts[version as keyof typeof texts][policy as (typeof slugs)[number]],
      ]),
    ),
    ...Object.fromEntries(slugs.map((slug) => [draftFile(slug), drafts[slug]])),
    ...recordChanges(entries),
    'pages/contact.mdx': 'Contact us.\n',
  };
}

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

export const today = '2026-11-20';
export const date = '2027-03-01';
export const terms = 'pages/legal/terms-of-service.mdx';
export const privacy = 'pages/legal/privacy-policy.mdx';

export type Options = Partial<Omit<PublishRequest, 'siteDir'>>;

/** What a verb answers: the sentence after it, or why it did nothing, and all that it showed before. */
export async function outcomeOf(
  site: Pick<Scratch, 'dir'>,
  plan: () => Plan | Promise<Plan>,
  {ask}: {ask: Parameters<typeof runPlan>[3]} = {ask: () => Promise.resolve('y')},
) {
  const shown: string[] = [];
  const say = (text: string) => shown.push(text);
  try {
    const message = await runPlan(site.dir, await plan(), say, ask);
    return {done: true, message, shown: shown.join('\n')};
  } catch (error) {
    if (error instanceof Refusal) return {done: false, message: error.message, shown: shown.join('\n')};
    throw error;
  }
}

export const nothingFound = () => Promise.resolve([]);

/** Publishes and answers yes. What was shown before the question stands before what was said after it. */
export async function publishIn(site: Scratch, options: Options = {}) {
  const request = {siteDir: site.dir, date, today, ...options};
  const {done, message, shown} = await outcomeOf(site, () => publish(request, nothingFound));
  return {done, message: done ? [shown, message].join('\n') : message};
}

/** The same with drafts that were approved for this version. */
export async function run(site: Scratch, options: Options = {}) {
  site.approve(options.date ?? date);
  return publishIn(site, options);
}

const fieldsOf = (version: Day, day = version, policy = 'terms-of-service') => ({
  ...{policy, version, day, reason: 'It changed.', approver: 'General Counsel', sha256: 'a'.repeat(64)},
});

/** The entry of a version, for tests that need no text. */
export const version = (name: Day, policy?: string): Published => ({
  entry: 'published',
  ...fieldsOf(name, name, policy),
});

/** The entries of a version that was withdrawn. */
export const withdrawn = (name: Day, on = name, policy?: string): Entry[] => [
  version(name, policy),
  {entry: 'withdrawn', ...fieldsOf(name, on, policy), reason: 'The law was put off.'},
];

export const end = (day: Day, policy: string, reason: string): Ended => ({
  ...{entry: 'ended', ...fieldsOf(day, day, policy)},
  reason,
});
