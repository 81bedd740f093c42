import {daysBetween, isDay, longDay} from '../../../content/dates';
import {wrong, type Concern, type Report} from '../report';

const address = '/.well-known/security.txt';
const mendWhole = 'Deploy the whole of build/, with the folders whose names begin with a dot.';
const mendDate = 'Set securityContactUntil in src/company to a later day, then build and deploy.';

/** Where to report a vulnerability, and whether that still holds (RFC 9116). */
export const securityTxt: Concern = {
  name: 'security.txt',
  async look({visitor, today}): Promise<Report> {
    const answer = await visitor.page(address);
    const [, contact] = /^Contact: (.+)$/m.exec(answer.text) ?? [];
    const [, until = ''] = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec(answer.text) ?? [];
    if (answer.status !== 200 || !contact || !isDay(until)) {
      return {faults: [wrong(answer, ' and names no contact with a date', mendWhole)]};
    }
    const days = daysBetween(today, until);
    if (days > 0) return {right: `holds until ${longDay(until)}.`, notes: days < 30 ? [mendDate] : []};
    return {faults: [{what: `${address} expired on ${longDay(until)}`, mend: mendDate}]};
  },
};
