import {addDays, longDay, type Day} from '../../content/dates';
import {readSite} from '../../tools/doctor/diagnose';
import {readRecords, type VersionRecord} from '../../features/policies/build/ledger';

/** The next day on which a site that was built on one is no longer right, and why. */
export type Change = {on: Day; what: string};

type Position = {title: string; closes: Day};

export function nextChange(
  builtOn: Day,
  records: readonly VersionRecord[],
  positions: readonly Position[],
): Change | undefined {
  const changes: Change[] = [
    ...records
      .filter(({withdrawn}) => !withdrawn)
      .map(({version}) => ({on: version, what: `the policies of ${longDay(version)} take effect`})),
    ...positions.map(({title, closes}) => ({on: addDays(closes, 1), what: `"${title}" is closed`})),
  ];
  return changes.filter(({on}) => on > builtOn).sort((a, b) => a.on.localeCompare(b.on))[0];
}

export const readNextChange = (root: string, builtOn: Day): Change | undefined =>
  nextChange(
    builtOn,
    readRecords(root),
    readSite(root).pages.flatMap(({kind, frontMatter: {draft, closes, title}}) =>
      kind === 'opening' && draft !== true && typeof closes === 'string' ? [{title: String(title), closes}] : [],
    ),
  );
