import {company} from '../../../company';
import {contactForm, formContentType, formEndpoint, formNameField, isSent} from '../../../features/contact/model/forms';
import {forms as siteForms} from '../../../features/contact/server/forms';
import {browserHeaders, type Answer, type Client} from '../client';
import {messages} from '../messages';
import {faultOf, type Check} from '../report';

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
  if (isOk(answer)) return faultOf(named, messages.fixFormRedirect, messages.formRedirected({to: answer.url}));
  return faultOf(named, withoutForms.includes(answer.status) ? messages.fixFormHost : messages.fixOther);
}

/** Sends a test message with each form, as the page's script does, and reads the response in the same way. */
export const forms: Check = async ({client}) => {
  const text = messages.testMessage({moment: new Date().toISOString()});
  const email = `${company.mail.user}@${company.mail.domain}`;
  const values: Record<string, string> = {name: messages.testSender, email, message: text};
  const faults = await Promise.all(
    siteForms.map(async (form) => {
      const filled = Object.fromEntries(form.fields.map(({name}) => [name, values[name] ?? '']));
      const answer = await post(client, formEndpoint, {[formNameField]: form.name, ...filled}, {redirect: 'follow'});
      return isSent(form, {...answer, ok: isOk(answer)}, client.origin) ? [] : [faultOfForm(form.name, answer)];
    }),
  );
  return {
    summary: messages.forms,
    faults: faults.flat(),
    notes: faults.some((found) => found.length === 0) ? [messages.checkArrival({text})] : [],
  };
};
