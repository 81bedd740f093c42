import {contactForm, formContentType, formEndpoint, formNameField} from '../../../features/contact/model/forms';
import {faultOf, type Check} from '../check';
import {messages} from '../messages';

/** A host that answers so has not looked at the form: it is too busy, or its receiver is not running. */
const unchecked = new Set([429, 502, 503, 504]);

/** Whether a form that does not exist is refused: a file server answers it with 200, and loses messages. */
export const unknownForm: Check = async ({client}) => {
  const headers = {'Content-Type': formContentType, Accept: 'text/html', 'Accept-Encoding': 'br, gzip'};
  const body = new URLSearchParams({[formNameField]: 'no-such-form', message: 'Test'}).toString();
  const send = (path: string) => client.request(path, {method: 'POST', headers, body});
  const answers = await Promise.all([formEndpoint, contactForm.thanks].map(send));
  const statuses = answers.map(({status}) => status);
  const busy = statuses.find((status) => unchecked.has(status));
  if (busy) return {notes: [messages.notChecked({status: busy})]};
  const taken = answers.filter(({status}) => status < 400);
  return {
    summary: messages.unknownForm({status: Math.max(...statuses)}),
    faults: taken.map((answer) => faultOf(answer, messages.fixFormHost, messages.unknownFormTaken(answer))),
  };
};
