import {company} from '../../company';
import {dayNow} from '../../company/today';
import {longDay} from '../../content/dates';
import {formEndpoint, formNameField, isSent} from '../../features/contact/model/forms';
import {forms as siteForms} from '../../features/contact/server/forms';
import {parseRecord} from '../../features/policies/build/recordFile';
import {currentAddress, recordAddress} from '../../features/policies/model/addresses';
import {inForceOn, policiesIn} from '../../features/policies/model/timeline';
import {request} from './client';
import {linkOf, promises, type Expectation} from './contract';
import {faultsIn, type Report} from './report';

/** Compares the answers of a site with the contract. One report for each check. */
export function contractChecks(origin: string, contract: readonly Expectation[]): Promise<Report>[] {
  const checks = [...new Set(contract.map(({check}) => check))];
  return checks.map(async (check) => {
    const faults = contract.map(async (row) => {
      if (row.check !== check) return [];
      return faultsIn(row, await request(origin, row.path, row), origin);
    });
    return {name: promises[check][0], faults: (await Promise.all(faults)).flat()};
  });
}

/** Whether the site shows the policies that are in force today by its record. */
export async function policies(origin: string): Promise<Report> {
  const today = dayNow();
  const record = parseRecord((await request(origin, recordAddress)).text);
  const name = 'The policies in force today are shown';
  const fault = {where: recordAddress, what: 'has no record of policies', fix: promises.pages[1]};
  if (!record) return {name, faults: [fault]};
  const faults = inForceOn(today, policiesIn(record, today)).map(async ({policy, version}) => {
    const where = currentAddress(policy);
    const [, shown] = /^\/legal\/([\d-]+)\//.exec(linkOf((await request(origin, where)).text, 'memento') ?? '') ?? [];
    if (!shown || shown === version) return [];
    const what = `shows the version of ${longDay(shown)}, but the version of ${longDay(version)} is in force`;
    return [{where, what, fix: 'Build and deploy the site again, and find out why the nightly job did not.'}];
  });
  return {name, faults: (await Promise.all(faults)).flat()};
}

export const formsName = 'Each form accepts a test message';

/** Sends a test message with each form, as the page's script does, and reads the response in the same way. */
export async function forms(origin: string): Promise<Report> {
  const text = `This is a test by npm run check:live, ${new Date().toISOString()}. No reply is needed.`;
  const email = `${company.mail.user}@${company.mail.domain}`;
  const values: Record<string, string> = {name: 'Website test', email, message: text};
  const faults = siteForms.map(async (form) => {
    const filled = Object.fromEntries(form.fields.map(({name}) => [name, values[name] ?? '']));
    const fields = {[formNameField]: form.name, ...filled};
    const answer = await request(origin, formEndpoint, {form: fields, redirect: 'follow'});
    const ok = answer.status >= 200 && answer.status < 300;
    if (isSent(form, {...answer, ok}, origin)) return [];
    const where = `The ${form.name} form`;
    if (!ok) return [{where, what: answer.problem ?? `answers ${answer.status}`, fix: promises.unknownForm[1]}];
    const fix = 'Have the host answer a POST to / without a redirect, or redirect it to the page of thanks.';
    return [{where, what: `is redirected to ${answer.url}, which loses the message`, fix}];
  });
  const notes = [`Make sure that it arrives: "${text}"`];
  return {name: formsName, faults: (await Promise.all(faults)).flat(), notes};
}
