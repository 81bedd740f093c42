// cspell:ignore reciept Thier wheter Smal Procesor hosst advence taem
import {correct} from '@site/src/features/policies/commands/command';
import type {CorrectionRequest} from '@site/src/features/policies/commands/correct';
import {printJson, sha256, withEntry} from '@site/src/features/policies/build/ledger';
import {archivedFile, ledgerFile, sidebarFile, versionsFile} from '@site/src/features/policies/build/paths';
import {plainerWords} from './fixture';
import {scratch, type Scratch} from './scratch';

export const request = {today: '2026-11-20', ...plainerWords};

/** Asks for a correction of a site. */
export const run = (
  site: Scratch,
  change: Partial<Omit<CorrectionRequest, 'siteDir'>> = {},
  say: (text: string) => void = () => undefined,
) => correct({siteDir: site.dir, ...request, ...change}, {say, yes: true});

/** A policy with something of everything that a correction meets. */
const text = `---
title: Privacy Policy
description: What holds.
summary: First.
approved_by: Data Protection Officer
---

“We” means Acme. “Services” are what we build (the “Platform”). The reciept mey come late.

## 1. What we collect

We must not keep the the data longer than six months, or 5% of it, unless a court in Delaware orders it. Thier judge decides wheter it applies, e.g. Tuesday. Teh rest is deleted.

- your name, if the controller asks for it
- the **grate** [reciept of payment](/contact)

### Smal print

| Procesor | Kept |
| --- | --- |
| Mail hosst | 2 years |

Our liability is limited to the fees of March 1, 2024. You can't resell the Services without our consent. The client pays the provider in advence, according law, for one web site.

Write to the <EmailLink subject="Legal question">legal taem</EmailLink>. We will answer with in a week. Is it true?

\`code\` here, and all terms may may apply. Nothing was ask for.
`;

export function policySite(): Scratch {
  const site = scratch();
  const version = '2024-03-01';
  const files = {[archivedFile(version, 'privacy-policy')]: text, [sidebarFile(version)]: printJson({legal: []})};
  for (const [name, content] of Object.entries(files)) site.write(name, content);
  for (const name of [
    archivedFile(version, 'terms-of-service'),
    archivedFile('2023-06-01', 'terms-of-service'),
    archivedFile('2023-06-01', 'privacy-policy'),
    sidebarFile('2023-06-01'),
  ])
    site.remove(name);
  const entry = {
    kind: 'published' as const,
    version,
    publishedOn: '2024-01-01',
    withoutNotice: null,
    renumbered: null,
    policies: {'privacy-policy': {approvedBy: 'General Counsel', reason: 'First.'}},
    retired: {},
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha256(content)])),
  };
  site.write(ledgerFile, printJson(withEntry(undefined, entry)));
  site.write(versionsFile, printJson([version]));
  return site;
}
