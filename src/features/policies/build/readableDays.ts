import type {Day} from '../../../content/dates';
import {recordAddress} from '../model/addresses';
import {mapRows, type PolicyRecord} from '../model/record';
import {parseRecord} from './record';

export async function liveRecord(url: string): Promise<PolicyRecord | undefined> {
  try {
    const response = await fetch(url + recordAddress, {signal: AbortSignal.timeout(10_000)});
    return response.ok ? parseRecord(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Adds to each announcement the day from which visitors can read it: the one on the live site, or the day of this
 * release. If the live site does not answer, the day may be later than the true one, but never earlier.
 */
export function withReadableDays(record: PolicyRecord, live: PolicyRecord | undefined, day: Day): PolicyRecord {
  const known = [...(live?.versions ?? []), ...(live?.ends ?? [])];
  return mapRows(record, (row) => {
    const same = known.find(({policy, version}) => policy === row.policy && version === row.version);
    const since = same?.readableSince ?? (row.version > day ? day : undefined);
    return since ? {...row, readableSince: since} : row;
  });
}
