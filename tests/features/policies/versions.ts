import type {Day} from '@site/src/content/dates';
import type {Ended, Entry, Published} from '@site/src/features/policies/model/record';

const done = (version: Day, day = version, policy = 'terms-of-service') => ({
  ...{policy, version, day, reason: 'It changed.', approver: 'General Counsel', sha256: 'a'.repeat(64)},
});

/** The entry of a version, for tests that need no text. */
export const version = (name: Day, policy?: string): Published => ({entry: 'published', ...done(name, name, policy)});

/** The entries of a version that was withdrawn. */
export const withdrawn = (name: Day, on = name, policy?: string): Entry[] => [
  version(name, policy),
  {entry: 'withdrawn', ...done(name, on, policy), reason: 'The law was put off.'},
];

export const end = (day: Day, policy: string, reason: string): Ended => ({
  ...{entry: 'ended', ...done(day, day, policy)},
  reason,
});
