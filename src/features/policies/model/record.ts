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
};

/** Why the promised notice was not given. */
type Announced = {withoutNotice?: string};

export type Published = Done &
  Announced & {
    entry: 'published';
    /** Where a text from before this site comes from. */
    source?: string;
  };
export type Corrected = Done & {entry: 'corrected'; replaced: string; by: string};
export type Withdrawn = Done & {entry: 'withdrawn'};
export type Ended = Done & Announced & {entry: 'ended'};

export type Entry = Published | Corrected | Withdrawn | Ended;

/** A version with what was done to it later, and the hash of its text now. */
export type RecordedVersion = Published & {corrections?: Corrected[]; withdrawn?: Withdrawn};
export type RecordedEnd = Ended & {withdrawn?: Withdrawn};

/** Everything that was published and every end that was announced, in the order of the record. */
export function readEntries(entries: readonly Entry[]): {versions: RecordedVersion[]; ends: RecordedEnd[]} {
  const versions: RecordedVersion[] = [];
  const ends: RecordedEnd[] = [];
  for (const entry of entries) {
    const isSame = ({policy, version}: Done) => policy === entry.policy && version === entry.version;
    if (entry.entry === 'published') versions.push({...entry});
    else if (entry.entry === 'ended') ends.push({...entry});
    else if (entry.entry === 'withdrawn') {
      const row = [...ends, ...versions].find((one) => isSame(one) && !one.withdrawn);
      if (row) row.withdrawn = entry;
    } else {
      const row = versions.find(isSame);
      if (row) Object.assign(row, {corrections: [...(row.corrections ?? []), entry], sha256: entry.sha256});
    }
  }
  return {versions, ends};
}
