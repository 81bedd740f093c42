import type {Day} from '@site/src/content/dates';
import type {Announcement, RecordedVersion} from '@site/src/features/policies/model/record';

/** A version for tests that need no text. */
export const version = (name: Day, more: Partial<RecordedVersion> = {}): RecordedVersion => ({
  policy: 'terms-of-service',
  version: name,
  publishedOn: name,
  reason: 'It changed.',
  approvedBy: 'General Counsel',
  sha256: 'a'.repeat(64),
  ...more,
});

export const withdrawn = (name: Day, on: Day = name) =>
  version(name, {withdrawn: {on, reason: 'The law was put off.', approvedBy: 'General Counsel'}});

export const end = (day: Day, reason: string): Announcement => ({
  policy: 'addendum',
  version: day,
  publishedOn: day,
  approvedBy: 'General Counsel',
  reason,
});
