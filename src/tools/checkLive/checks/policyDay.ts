import {daysBetween, longDay, type Day} from '../../../content/dates';
import {promisedNotice} from '../../../features/policies/commands/notice';
import {currentAddress, recordAddress} from '../../../features/policies/model/addresses';
import {heldOn, parseRecord, type PolicyRecord} from '../../../features/policies/build/record';
import {linkOf} from '../expected';
import {wrong, type Concern, type Fault, type Site} from '../report';
import type {Answer} from '../visitor';

const mendBuild = 'Build and deploy the site again, and see why the nightly job did not.';
const mendRelease = 'Build with RELEASE=true, and deploy again.';
const mendNotice = 'Withdraw that version, and announce it again for a later day.';
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

/** What is announced has to be readable for the promised time before its day, or say why not. */
function noticeFaults({versions}: PolicyRecord, today: Day): Fault[] {
  return versions
    .filter(({version, withdrawn, withoutNotice}) => version > today && !withdrawn && !withoutNotice)
    .flatMap(({policy, version, readableSince}): Fault[] => {
      const name = `The version ${version} of ${policy}`;
      if (!readableSince) return [{what: `${name} does not say since when visitors can read it`, mend: mendRelease}];
      const notice = daysBetween(readableSince, version);
      if (notice >= promisedNotice) return [];
      const what = `${name} can be read since ${longDay(readableSince)}, ${notice} days ahead instead of ${promisedNotice}`;
      return [{what, mend: mendNotice}];
    });
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
    return {right, faults: [...(await textFaults(site, record)), ...noticeFaults(record, today)]};
  },
};
