import type {Day} from '@site/src/content/dates';
import type {RecordedEnd, RecordedVersion} from '@site/src/features/policies/model/record';

const done = (day: Day) => ({day, reason: 'It changed.', approver: 'General Counsel', sha256: 'a'.repeat(64)});

/** A version for tests that need no text. */
export const version = (name: Day, more: Partial<RecordedVersion> = {}): RecordedVersion => ({
  ...{entry: 'published', policy: 'terms-of-service', version: name},
  ...done(name),
  ...more,
});

export const withdrawn = (name: Day, on: Day = name): RecordedVersion => {
  const {policy} = version(name);
  return version(name, {
    withdrawn: {entry: 'withdrawn', policy, version: name, ...done(on), reason: 'The law was put off.'},
  });
};

export const end = (day: Day, reason: string): RecordedEnd => ({
  ...{entry: 'ended', policy: 'addendum', version: day},
  ...done(day),
  reason,
});
