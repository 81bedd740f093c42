import {daysBetween, isDay, longDay} from '../../../content/dates';
import {faultOf, type Check} from '../check';
import {messages} from '../messages';

/** Whether the file for reporting vulnerabilities names a contact and has not expired (RFC 9116). */
export const securityTxt: Check = async ({client, today}) => {
  const answer = await client.page('/.well-known/security.txt');
  const [, until = ''] = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec(answer.text) ?? [];
  if (answer.status !== 200 || !/^Contact: ./m.test(answer.text) || !isDay(until)) {
    return {faults: [faultOf(answer, messages.fixDeployment, messages.noContact)]};
  }
  const [day, days] = [longDay(until), daysBetween(today, until)];
  if (days <= 0) return {faults: [faultOf(answer, messages.fixContactDay, messages.expiredContact({day}))]};
  return {summary: messages.securityTxt({day}), notes: days < 30 ? [messages.fixContactDay] : []};
};
