import {existsSync} from 'node:fs';
import {company} from '../company';
import {dayNow} from '../company/today';
import {browserClient, type Answer} from '../tools/checkLive/browserClient';
import {causesIn, faultsIn, linesOf, type Report, type Site} from '../tools/checkLive/check';
import {runChecks} from '../tools/checkLive/checks';
import {formNames, forms} from '../tools/checkLive/checks/forms';
import {readExpected} from '../tools/checkLive/expected';
import {messages} from '../tools/checkLive/messages';
import {ask} from './support/ask';
import {usageOf} from './support/commands';
import {readArguments} from './support/readArguments';
import {Refusal} from '../content/refusal';

const options = {yes: {type: 'boolean'}, 'no-forms': {type: 'boolean'}} as const;

/** Milliseconds without any answer after which the rest is not waited for. */
const limit = 9000;

type Wanted = {origin: string; yes: boolean; withForms: boolean};

function read(args: readonly string[]): Wanted {
  const {values, positionals} = readArguments('checkLive', args, options, [0, 1]);
  const [address = company.url] = positionals;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Refusal(usageOf('checkLive'));
  return {origin: url.origin, yes: values.yes ?? false, withForms: !values['no-forms']};
}

async function checkForms(site: Site, {yes, withForms, origin}: Wanted): Promise<Report> {
  if (!withForms) return {notes: [messages.formsNotSent]};
  if (!yes && !ask) return {notes: [messages.formsNotAsked]};
  const answer = yes ? 'y' : await ask?.(messages.askToSend({origin, forms: formNames.join(', ')}));
  return /^y(es)?$/i.test(answer?.trim() ?? '') ? forms(site) : {notes: [messages.formsNotSent]};
}

/** A redirect to another address would make everything look wrong. */
function refuse({origin}: Wanted, home: Answer): void {
  const {status, headers, problem = ''} = home;
  if (status === 0) throw new Refusal(messages.noSite({origin, problem}));
  const to = new URL(headers.location ?? '/', origin).origin;
  if (to !== origin) throw new Refusal(messages.redirected({origin, to}));
}

/** `npm run check:live`: compares a deployed site with build/. Ends with 1 if there is a fault. */
export default async function checkLive(args: readonly string[]): Promise<number> {
  const wanted = read(args);
  if (!existsSync('build/index.html')) throw new Refusal(messages.noBuild);
  const client = browserClient(wanted.origin, limit);
  const site: Site = {client, expected: await readExpected('build'), today: dayNow()};
  refuse(wanted, await client.page('/'));
  const start = Date.now();
  console.log(messages.checking({origin: wanted.origin}));
  const results = await runChecks(site);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  for (const {name, report} of results) console.log(linesOf(name, report).join('\n'));
  const report = await checkForms(site, wanted);
  console.log(linesOf('Forms', report).join('\n'));
  const count = causesIn([...results, {report}].flatMap((result) => faultsIn(result.report))).length;
  console.log(messages.done({count, seconds}));
  return count === 0 ? 0 : 1;
}
