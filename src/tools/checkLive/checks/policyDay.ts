import {longDay} from '../../../content/dates';
import {currentAddress, recordAddress} from '../../../features/policies/model/addresses';
import {heldOn, parseRecord, type PolicyRecord} from '../../../features/policies/build/record';
import {linkOf} from '../expected';
import {wrong, type Concern, type Fault, type Site} from '../report';
import type {Answer} from '../visitor';

const mendBuild = 'Build and deploy the site again, and see why the nightly job did not.';
const mendWhole = 'Deploy the whole of build/.';

function recordIn({text}: Answer): PolicyRecord | undefined {
  const record = parseRecord(text);
  return typeof record === 'string' ? undefined : record;
}

/** What each policy shows at its short address, and what the published record says is in force today. */
async function textFaults({visitor, today}: Site, record: PolicyRecord): Promise<Fault[]> {
  const faults = heldOn(today, record).map(async ({slug, version}): Promise<Fault[]> => {
    const page = await visitor.page(currentAddress(slug));
    const [, shown] = /^\/legal\/([\d-]+)\//.exec(linkOf(page.text, 'bookmark') ?? '') ?? [];
    if (!shown || shown === version) return [];
    const what = `${page.path} shows the version of ${longDay(shown)}, and that of ${longDay(version)} is in force`;
    return [{what, mend: mendBuild}];
  });
  return (await Promise.all(faults)).flat();
}

/** Whether the site shows the policies of today. */
export const policyDay: Concern = {
  name: 'Day',
  async look(site) {
    const {visitor, today} = site;
    const page = await visitor.page(recordAddress);
    const record = recordIn(page);
    if (!record?.versions.length) return {faults: [wrong(page, ' and holds no record of policies', mendWhole)]};
    const right = `shows the policies in force on ${longDay(today)}.`;
    return {right, faults: await textFaults(site, record)};
  },
};
