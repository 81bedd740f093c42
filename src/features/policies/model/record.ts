import type {Day} from '../../../content/dates';

// What versioned_docs/record.json and /legal/record.json hold. Every word in it is for readers.

/** Something that was done with a policy. Entries are only ever added. */
type Done = {
  policy: string;
  /** The day on which the version takes effect, which is its name, or on which the policy ends. */
  version: Day;
  /** The day on which it was done. */
  day: Day;
  reason: string;
  approver: string;
  /** The hash of the text that it is about: of a correction, the text after it. */
  sha256: string;
  /** Why the promised notice was not given. */
  withoutNotice?: string;
};

/** `source`: where a text from before this site comes from. */
export type Published = Done & {entry: 'published'; source?: string};
export type Corrected = Done & {entry: 'corrected'; replaced: string; by: string};
export type Withdrawn = Done & {entry: 'withdrawn'};
export type Ended = Done & {entry: 'ended'};

export type Entry = Published | Corrected | Withdrawn | Ended;
