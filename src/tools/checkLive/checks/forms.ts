import {company, features} from '../../../company';
import {signMeta, signOf} from '../../../features/contact/model/formReceipt';
import {formContentType, formEndpoint, formNameField, formsWith} from '../../../features/contact/model/forms';
import {faultOf, type Check} from '../check';
import {metaOf} from '../expected';
import {messages} from '../messages';

/** A host without forms, or whose receiver is not running, answers with one of these. */
const withoutForms = [404, 405, 501, 502];

const siteForms = formsWith(features);
export const formNames = siteForms.map(({name}) => name);

/** Sends a test message with each form, as the script of the page does, and looks for the same sign that it was taken. */
export const forms: Check = async ({client}) => {
  const sign = metaOf((await client.page('/')).text, signMeta);
  const text = messages.testMessage({moment: new Date().toISOString()});
  const email = `${company.mail.user}@${company.mail.domain}`;
  const values: Record<string, string> = {name: messages.testSender, email, message: text};
  const receipts = new Set<string>();
  const send = async ({name: form, thanks, fields}: (typeof siteForms)[number]) => {
    const pairs = fields.map(({name}) => [name, values[name] ?? '']);
    const body = new URLSearchParams([[formNameField, form], ...pairs]).toString();
    const posted = {method: 'POST', headers: {'Content-Type': formContentType}, body};
    const answer = await client.request(formEndpoint, posted);
    const {status, headers} = answer;
    const [ok, redirected] = [status >= 200 && status < 400, 'location' in headers];
    const url = new URL(headers.location ?? '', client.origin).href;
    const has = (name: string) => name.toLowerCase() in headers;
    const receipt = signOf({ok, redirected, url, headers: {has}}, new URL(thanks, client.origin), sign);
    if (receipt) return void receipts.add(receipt);
    const named = {...answer, path: `The ${form} form`};
    if (ok) return faultOf(named, messages.fixReceipt, messages.unconfirmed);
    return faultOf(named, withoutForms.includes(status) ? messages.fixFormHost : messages.fixOther);
  };
  const faults = await Promise.all(siteForms.map(send));
  const notes = receipts.size > 0 ? [messages.seeThatItArrives({text})] : [];
  return {summary: messages.forms({receipts: [...receipts].join(', ')}), faults, notes};
};
