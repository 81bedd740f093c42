import {longDay} from '../../../content/dates';
import {currentAddress, ledgerAddress} from '../../../features/policies/model/addresses';
import {parseLedger, recordsOf, type VersionRecord} from '../../../features/policies/build/ledger';
import {inForceOn} from '../../../features/policies/build/versioning';
import {linkOf} from '../expected';
import {wrong, type Concern, type Fault, type Site} from '../report';
import type {Answer} from '../visitor';

const mendBuild = 'Build and deploy the site again, and see why the nightly job did not.';
const mendWhole = 'Deploy the whole of build/.';

function recordsIn({text}: Answer): VersionRecord[] {
  const ledger = parseLedger(text);
  return typeof ledger === 'string' ? [] : recordsOf(ledger);
}

/** What each policy shows at its short address, and what the published ledger says is in force today. */
async function textFaults({visitor, today}: Site, records: readonly VersionRecord[]): Promise<Fault[]> {
  const version = inForceOn(today, records);
  const slugs = Object.keys(records.find((record) => record.version === version)?.policies ?? {});
  const pages = await Promise.all(slugs.map((slug) => visitor.page(currentAddress(slug))));
  return pages.flatMap((page) => {
    const [, shown] = /^\/legal\/([\d-]+)\//.exec(linkOf(page.text, 'bookmark') ?? '') ?? [];
    if (!shown || shown === version) return [];
    const what = `${page.path} shows the version of ${longDay(shown)}, and that of ${longDay(version)} is in force`;
    return [{what, mend: mendBuild}];
  });
}

/** Whether the site shows the policies of today. */
export const policyDay: Concern = {
  name: 'Day',
  async look(site) {
    const {visitor, today} = site;
    const ledger = await visitor.page(ledgerAddress);
    const records = recordsIn(ledger);
    if (records.length === 0) return {faults: [wrong(ledger, ' and holds no ledger', mendWhole)]};
    const right = `shows the policies of ${longDay(inForceOn(today, records))}, in force today.`;
    return {right, faults: await textFaults(site, records)};
  },
};
