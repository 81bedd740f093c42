import type {Day} from '../../../content/dates';

// What versioned_docs/record.json and /legal/record.json hold. Every word in it is for readers.

type Correction = {
  on: Day;
  replaced: string;
  by: string;
  reason: string;
  approvedBy: string;
  /** The hash of the text before the correction. */
  before: string;
};

/** An announcement for a day: a new text or the end of a policy. */
export type Announcement = {
  policy: string;
  /** The day on which it takes effect, which may be in the future. */
  version: Day;
  publishedOn: Day;
  approvedBy: string;
  reason: string;
  /** Why the promised notice was not given. */
  withoutNotice?: string;
  /** When and why it was withdrawn before its day. */
  withdrawn?: {on: Day; reason: string; approvedBy: string};
};

export type RecordedVersion = Announcement & {
  /** Why sections were renumbered. */
  renumbered?: string;
  /** Where a version from before this archive comes from, and when it was recorded. */
  imported?: {on: Day; source: string};
  corrections?: Correction[];
  sha256: string;
};

/** Everything that was published: a row for each version of each policy, and for each end of a policy. */
export type PolicyRecord = {versions: RecordedVersion[]; ends: Announcement[]};

/** The record with each row replaced by the result of a function. */
export const mapRows = ({versions, ends}: PolicyRecord, change: <R extends Announcement>(row: R) => R) => ({
  versions: versions.map(change),
  ends: ends.map(change),
});
