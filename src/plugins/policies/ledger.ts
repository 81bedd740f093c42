import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {isDay} from '../../catalogue/policies/dates';
import {ledgerFile} from './paths';

const day = z.string().refine(isDay, 'is not a date such as 2024-03-01');
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 hash');
const reason = z.string().min(1);

/** A corrected error. Both hashes are kept, so that the text as first published can still be proved. */
const correction = z.strictObject({
  on: day,
  file: z.string(),
  replaced: z.string(),
  by: z.string(),
  reason,
  approvedBy: reason,
  before: hash,
  after: hash,
});

const record = z.strictObject({
  version: day,
  publishedOn: day,
  predecessor: day.nullable(),
  withoutNotice: reason.nullable().describe('Why the promised notice was not given, or null when it was.'),
  renumbered: reason.nullable().describe('Why sections got other numbers, or null when none did.'),
  policies: z.record(z.string(), z.strictObject({approvedBy: reason, reason})),
  files: z.record(z.string(), hash),
  corrections: z.array(correction),
});

const ledger = z.strictObject({versions: z.array(record)});

export type Correction = z.infer<typeof correction>;
export type VersionRecord = z.infer<typeof record>;
/** Newest version first, as in `versions.json`. */
export type Ledger = z.infer<typeof ledger>;

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export function readLedger(siteDir: string): Ledger {
  const source = readFileSync(path.join(siteDir, ledgerFile), 'utf8');
  const result = ledger.safeParse(JSON.parse(source));
  if (result.success) return result.data;
  const first = result.error.issues[0];
  throw new Error(
    `${ledgerFile}: ${first?.path.join('.')} ${first?.message}. Restore it with: git checkout -- ${ledgerFile}`,
  );
}
