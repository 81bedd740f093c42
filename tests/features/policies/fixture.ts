import sidebars from '@site/sidebars';
import {company as own} from '@site/src/company';
import {archivedFile, draftFile} from '@site/src/features/policies/build/paths';
import {recordChanges, sha256} from '@site/src/features/policies/build/recordFile';
import type {Entry} from '@site/src/features/policies/model/record';

/** These policies have approvers and an order of their own, whatever those of the company are. */
own.approvers = ['General Counsel', 'Data Protection Officer'];
sidebars.legal = ['terms-of-service', 'privacy-policy'];

/** Two small policies, each published twice, and drafts with one change each. */
const head = (title: string, summary: string, approver: string) =>
  `---\ntitle: ${title}\ndescription: What holds for visitors of the site.\nsummary: ${summary}\napproved_by: ${approver}\n---\n\n`;

const imports = "import {Claim, Company, EmailLink} from '@site/src/components';\n";

const terms = (months: string, days: string, by: string, uptime: string) => `“We” are ${by}.

Our [Privacy Policy](./privacy-policy.mdx) is part of these terms.

## 1. Acceptance

You accept these terms when you use this website.

## 2. Availability

Services are available ${uptime} of the time, but for maintenance that we announce at least ${days} days ahead.

Our liability is limited to the fees of ${months} months.

## 3. Contact

Write to the <EmailLink subject="Legal question">legal team</EmailLink>.
`;

const privacy = (title: string, days: number) => `We keep little and delete it soon.

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
    'terms-of-service': head('Terms of Service', 'First.', 'General Counsel') + terms('six', 'three', 'Acme', '99.9%'),
    'privacy-policy': head('Privacy Policy', 'First.', 'Data Protection Officer') + privacy(job, 90),
  },
  '2024-03-01': {
    'terms-of-service':
      head('Terms of Service', 'The limit rises.', 'General Counsel') + terms('twelve', 'three', 'Acme', '99.9%'),
    'privacy-policy': head('Privacy Policy', 'We ask for less.', 'Data Protection Officer') + privacy('', 90),
  },
};

const drafts = {
  'terms-of-service': `${head('Terms of Service', 'We announce maintenance earlier.', 'General Counsel')}${imports}\n${terms('twelve', 'five', company, claim)}`,
  'privacy-policy': `${head('Privacy Policy', 'Messages go sooner.', 'Data Protection Officer')}${privacy('', 60)}`,
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
export function fixtureFiles(reason?: string): Record<string, string> {
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
