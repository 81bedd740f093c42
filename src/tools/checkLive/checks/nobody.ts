import {contactForm, formContentType, formEndpoint, formNameField} from '../../../features/contact/model/forms';
import {wrong, type Concern, type Fault} from '../report';
import {told, type Answer} from '../visitor';

const mend =
  'Do not put forms on this host: it answers everything with a page. Take one that takes forms (Netlify, or `npm run receive` behind nginx).';
const mendBroken = 'See which of the host and its proxies names an encoding without encoding.';

const lie = ' to a message that nobody takes: without JavaScript a visitor would believe that it was sent';

function faultOf(answer: Answer): Fault | undefined {
  if (answer.status >= 200 && answer.status < 400) return wrong(answer, lie, mend);
  return answer.trouble ? wrong(answer, '', mendBroken) : undefined;
}

/** Whoever answers so has not looked at the form: too much was asked of it, or it is not running. */
const tellsNothing = new Set([429, 502, 503, 504]);

/** A form that does not exist: whoever takes forms refuses it, and a file server says 200 to it as to everything. */
export const nobody: Concern = {
  name: 'Lost messages',
  async look({visitor}) {
    const asked = {
      method: 'POST',
      headers: {'Content-Type': formContentType, Accept: 'text/html', 'Accept-Encoding': 'br, gzip'},
      body: new URLSearchParams({[formNameField]: 'no-such-form', message: 'Nobody takes this.'}).toString(),
    };
    const answers = await Promise.all([formEndpoint, contactForm.thanks].map((path) => visitor.ask(path, asked)));
    const silent = answers.find(({status}) => tellsNothing.has(status));
    if (silent) return {notes: [`could not be checked: ${told(silent)}. Look again in ten minutes.`]};
    const faults = answers.map(faultOf).filter((fault) => fault !== undefined);
    return {right: `a form that nobody takes is refused (${answers[0]?.status}).`, faults};
  },
};
