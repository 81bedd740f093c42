import {company} from '../../company';
import {dayNow} from '../../company/today';
import {longDay} from '../../content/dates';
import {formEndpoint, formNameField, isSent} from '../../features/contact/model/forms';
import {forms as siteForms} from '../../features/contact/server/forms';
import {inForceOn, parseRecord} from '../../features/policies/build/recordFile';
import {currentAddress, recordAddress} from '../../features/policies/model/addresses';
import {request} from './client';
import {linkOf, type Expectation} from './contract';
import {fixes, messages} from './messages';
import {faultsIn, type Report} from './report';

/** Compares the answers of a site with the contract. One report for each check. */
export function contractChecks(origin: string, contract: readonly Expectation[]): Promise<Report>[] {
  const checks = [...new Set(contract.map(({check}) => check))];
  return checks.map(async (check) => {
    const faults = contract.map(async (row) => {
      if (row.check !== check) return [];
      return faultsIn(row, await request(origin, row.path, row), origin);
    });
    return {name: messages[check], faults: (await Promise.all(faults)).flat()};
  });
}

/** Whether the site shows the policies that are in force today by its record. */
export async function policies(origin: string): Promise<Report> {
  const today = dayNow();
  const record = parseRecord((await request(origin, recordAddress)).text);
  const fault = {where: recordAddress, what: messages.noRecord, fix: fixes.pages};
  if (!record) return {name: messages.policies, faults: [fault]};
  const faults = inForceOn(today, record).map(async ({policy, version}) => {
    const where = currentAddress(policy);
    const [, shown] = /^\/legal\/([\d-]+)\//.exec(linkOf((await request(origin, where)).text, 'memento') ?? '') ?? [];
    if (!shown || shown === version) return [];
    const what = messages.otherVersion({shown: longDay(shown), version: longDay(version)});
    return [{where, what, fix: messages.fixVersion}];
  });
  return {name: messages.policies, faults: (await Promise.all(faults)).flat()};
}

/** Sends a test message with each form, as the page's script does, and reads the response in the same way. */
export async function forms(origin: string): Promise<Report> {
  const text = messages.testMessage({moment: new Date().toISOString()});
  const email = `${company.mail.user}@${company.mail.domain}`;
  const values: Record<string, string> = {name: messages.testSender, email, message: text};
  const faults = siteForms.map(async (form) => {
    const filled = Object.fromEntries(form.fields.map(({name}) => [name, values[name] ?? '']));
    const fields = {[formNameField]: form.name, ...filled};
    const answer = await request(origin, formEndpoint, {form: fields, redirect: 'follow'});
    const ok = answer.status >= 200 && answer.status < 300;
    if (isSent(form, {...answer, ok}, origin)) return [];
    const where = messages.form({form: form.name});
    if (ok) return [{where, what: messages.formRedirected({to: answer.url}), fix: messages.fixFormRedirect}];
    return [{where, what: answer.problem ?? messages.answers(answer), fix: fixes.unknownForm}];
  });
  return {name: messages.forms, faults: (await Promise.all(faults)).flat(), notes: [messages.checkArrival({text})]};
}
