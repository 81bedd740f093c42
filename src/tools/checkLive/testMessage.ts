import {
  formContentType,
  formEndpoint,
  formNameField,
  formsWith,
  type FormDefinition,
} from '../../features/contact/model/forms';
import {signMeta, signOf} from '../../features/contact/model/formReceipt';
import {company, features} from '../../company';
import {metaOf} from './expected';
import type {Fault, Report, Site} from './report';
import {reasonOf} from './visitor';

/** Milliseconds. A visitor would wait longer, and would not like it. */
const patience = 8000;

const mendNobody =
  'Nobody takes forms here: start `npm run receive` beside an nginx by `npm run release`, or take a host with forms.';
const mends: Record<number, string> = {
  404: 'Switch on the form detection of the host and deploy again, or see that nginx passes forms on to the receiver of this site.',
  405: mendNobody,
  413: 'Let the host accept bodies of 64 KiB.',
  429: 'Too many messages came from here. Wait ten minutes and look again.',
  501: mendNobody,
  502: 'The receiver does not run, or listens elsewhere: see `npm run receive`, and MESSAGES_PORT at `npm run release`.',
};
const mendOther = 'See what the host logged at this moment: a visitor would be told to write an email instead.';
const mendSign =
  'If this host takes forms, build with FORM_SIGN set to a header that it sends only then (Netlify: x-nf-request-id, in netlify.toml).';

export const siteForms = (): FormDefinition[] => formsWith(features);

/** What a person finds in the mailbox. It answers to us, and subscribes nobody else. */
function bodyOf({name, fields}: FormDefinition, words: string): URLSearchParams {
  const email = `${company.mail.user}@${company.mail.domain}`;
  const known: Record<string, string> = {name: 'Test of the website', email, message: words};
  return new URLSearchParams([[formNameField, name], ...fields.map((field) => [field.name, known[field.name] ?? ''])]);
}

type Outcome = {form: string; sign: string} | Fault;

async function send(form: FormDefinition, words: string, {visitor: {origin}}: Site, sign?: string): Promise<Outcome> {
  const what = `The form "${form.name}"`;
  try {
    const answer = await fetch(new URL(formEndpoint, origin), {
      method: 'POST',
      headers: {'Content-Type': formContentType},
      body: bodyOf(form, words).toString(),
      signal: AbortSignal.timeout(patience),
    });
    const found = signOf(answer, new URL(form.thanks, origin), sign);
    if (found) return {form: form.name, sign: found};
    if (!answer.ok) return {what: `${what} is answered with ${answer.status}`, mend: mends[answer.status] ?? mendOther};
    const led = answer.redirected ? `, led on to ${new URL(answer.url).pathname},` : '';
    const lost = `${what} is answered with 200${led} without a sign that anybody took it, so visitors see an error`;
    return {what: lost, mend: mendSign};
  } catch (error) {
    const {cause} = error as {cause?: Error};
    return {what: `${what} got no answer: ${reasonOf(cause ?? (error as Error))}`, mend: mendOther};
  }
}

/** Sends one message with each form, as the script of the page does, and asks as that script does whether it was taken. */
export async function sendTests(site: Site): Promise<Report> {
  const page = await site.visitor.page('/');
  const words = `This is a test by npm run check:live, ${new Date().toISOString()}. Nobody waits for an answer.`;
  const sign = metaOf(page.text, signMeta);
  const outcomes = await Promise.all(siteForms().map((form) => send(form, words, site, sign)));
  const taken = outcomes.filter((outcome) => 'sign' in outcome);
  const signs = [...new Set(taken.map(({sign: found}) => found))].join(', ');
  return {
    right: `the ${taken.map(({form}) => form).join(' and the ')} form took a test message; its sign: ${signs}.`,
    faults: outcomes.filter((outcome) => 'what' in outcome),
    notes: taken.length > 0 ? [`See that it arrives: "${words}"`] : [],
  };
}
