import {company, features} from '../../../company';
import {receiptMeta, receiptIn} from '../../../features/contact/model/formReceipt';
import {
  contactForm,
  formContentType,
  formEndpoint,
  formNameField,
  formsWith,
} from '../../../features/contact/model/forms';
import {browserHeaders, type Answer, type Client} from '../client';
import {metaOf} from '../expected';
import {messages} from '../messages';
import {faultOf, type Check} from '../report';

const siteForms = formsWith(features);
export const formNames = siteForms.map(({name}) => name);

const post = (client: Client, path: string, fields: Record<string, string>, init: RequestInit) =>
  client.request(path, {
    ...init,
    method: 'POST',
    headers: {'Content-Type': formContentType, ...init.headers},
    body: new URLSearchParams(fields).toString(),
  });

/** A host with one of these statuses has not looked at the form: it is too busy, or its receiver is not running. */
const unchecked = new Set([429, 502, 503, 504]);

/** Whether a form that does not exist is refused. A file server would answer 200 and lose messages. */
export const unknownForm: Check = async ({client}) => {
  const fields = {[formNameField]: 'no-such-form', message: 'Test'};
  const send = (path: string) => post(client, path, fields, {headers: browserHeaders});
  const answers = await Promise.all([formEndpoint, contactForm.thanks].map(send));
  const statuses = answers.map(({status}) => status);
  const busy = statuses.find((status) => unchecked.has(status));
  if (busy) return {notes: [messages.notChecked({status: busy})]};
  const accepted = answers.filter(({status}) => status < 400);
  return {
    summary: messages.unknownForm({status: Math.max(...statuses)}),
    faults: accepted.map((answer) => faultOf(answer, messages.fixFormHost, messages.unknownFormAccepted(answer))),
  };
};

/** The statuses of a host without forms, or whose receiver is not running. */
const withoutForms = [404, 405, 501, 502];

const isOk = ({status}: Answer) => status >= 200 && status < 300;

function faultOfForm(name: string, answer: Answer) {
  const named = {...answer, path: `The ${name} form`};
  if (isOk(answer)) return faultOf(named, messages.fixReceipt, messages.unconfirmed);
  return faultOf(named, withoutForms.includes(answer.status) ? messages.fixFormHost : messages.fixOther);
}

/** Sends a test message with each form, as the page's script does, and expects the same receipt. */
export const forms: Check = async ({client}) => {
  const header = metaOf((await client.page('/')).text, receiptMeta);
  const text = messages.testMessage({moment: new Date().toISOString()});
  const email = `${company.mail.user}@${company.mail.domain}`;
  const values: Record<string, string> = {name: messages.testSender, email, message: text};
  const sent = await Promise.all(
    siteForms.map(async ({name, thanks, fields}) => {
      const filled = Object.fromEntries(fields.map(({name: field}) => [field, values[field] ?? '']));
      const answer = await post(client, formEndpoint, {[formNameField]: name, ...filled}, {redirect: 'follow'});
      const receipt = receiptIn({...answer, ok: isOk(answer)}, new URL(thanks, client.origin), header);
      return {receipt, faults: receipt ? [] : [faultOfForm(name, answer)]};
    }),
  );
  const receipts = [...new Set(sent.flatMap(({receipt}) => receipt ?? []))];
  return {
    summary: messages.forms({receipts: receipts.join(', ')}),
    faults: sent.flatMap(({faults}) => faults),
    notes: receipts.length > 0 ? [messages.checkArrival({text})] : [],
  };
};
