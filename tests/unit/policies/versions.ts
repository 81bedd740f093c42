import type {Day} from '@site/src/content/dates';
import type {RecordedEnd} from '@site/src/features/policies/model/record';
import type {PolicyVersion} from '@site/src/features/policies/model/timeline';

/** A version for tests that need no text. */
export const version = (name: Day, more: Partial<PolicyVersion> = {}): PolicyVersion => ({
  policy: 'terms-of-service',
  name,
  version: name,
  publishedOn: name,
  reason: 'It changed.',
  approvedBy: 'General Counsel',
  sha256: 'a'.repeat(64),
  ...more,
});

export const withdrawn = (name: Day, on: Day = name) =>
  version(name, {withdrawn: {on, reason: 'The law was put off.', approvedBy: 'General Counsel'}});

export const end = (day: Day, reason: string): RecordedEnd => ({
  policy: 'addendum',
  version: day,
  publishedOn: day,
  approvedBy: 'General Counsel',
  reason,
});
