import {daysBetween, longDay} from '../../../content/dates';
import {heldOn, parseRecord} from '../../../features/policies/build/record';
import {promisedNotice as promised} from '../../../features/policies/commands/notice';
import {currentAddress, recordAddress} from '../../../features/policies/model/addresses';
import {faultOf, type Check} from '../check';
import {linkOf} from '../expected';
import {messages} from '../messages';

/** Whether the site shows the policies that its record says are in force today, and announces others early enough. */
export const policies: Check = async ({client, today}) => {
  const answer = await client.page(recordAddress);
  const record = parseRecord(answer.text);
  if (typeof record === 'string') return {faults: [faultOf(answer, messages.fixDeployment, messages.noRecord)]};
  const shownFaults = heldOn(today, record).map(async ({slug, version}) => {
    const page = await client.page(currentAddress(slug));
    const [, shown] = /^\/legal\/([\d-]+)\//.exec(linkOf(page.text, 'memento') ?? '') ?? [];
    if (!shown || shown === version) return undefined;
    const what = messages.otherVersion({shown: longDay(shown), version: longDay(version)});
    return faultOf(page, messages.fixVersion, what);
  });
  const noticeFaults = record.versions
    .filter(({version, withdrawn, withoutNotice}) => version > today && !withdrawn && !withoutNotice)
    .filter(({version, readableSince: since}) => !since || daysBetween(since, version) < promised)
    .map(({policy, version, readableSince}) => {
      const what = messages.shortNotice({version, since: readableSince ?? 'an unknown day', promised});
      return faultOf({...answer, path: currentAddress(policy)}, messages.fixNotice, what);
    });
  const faults = [...(await Promise.all(shownFaults)), ...noticeFaults];
  return {summary: messages.policies({day: longDay(today)}), faults};
};
