import {existsSync} from 'node:fs';
import {company} from '../company';
import {dayNow} from '../company/today';
import {checks} from '../tools/checkLive/checks';
import {formNames, forms} from '../tools/checkLive/checks/forms';
import {clientOf, type Answer} from '../tools/checkLive/client';
import {readExpected} from '../tools/checkLive/expected';
import {messages} from '../tools/checkLive/messages';
import {causesIn, linesOf, type Report, type Site} from '../tools/checkLive/report';
import {ask} from './support/ask';
import {readArguments, usageOf} from './support/readArguments';
import {Refusal} from '../content/refusal';

export const help = {
  usage: ['npm run check:live -- <address> [--yes] [--no-forms]'],
  does: 'Checks a deployed site from the outside and compares it with build/. Asks before it sends test messages; --yes sends them without asking, --no-forms sends none.',
};

const options = {yes: {type: 'boolean'}, 'no-forms': {type: 'boolean'}} as const;

async function checkForms(site: Site, withForms: boolean, yes: boolean): Promise<Report> {
  if (!withForms) return {notes: [messages.formsNotSent]};
  if (!yes && !ask) return {notes: [messages.formsNotAsked]};
  const answer = yes ? 'y' : await ask?.(messages.askToSend({origin: site.client.origin, forms: formNames.join(', ')}));
  return /^y(es)?$/i.test(answer?.trim() ?? '') ? forms(site) : {notes: [messages.formsNotSent]};
}

/** If the site redirects elsewhere, every check would fail. */
function checkReachable(origin: string, {status, headers, problem = ''}: Answer): void {
  if (status === 0) throw new Refusal(messages.noSite({origin, problem}));
  const to = new URL(headers.get('location') ?? '/', origin).origin;
  if (to !== origin) throw new Refusal(messages.redirected({origin, to}));
}

export default async function checkLive(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(help, args, options, [0, 1]);
  const [address = company.url] = positionals;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Refusal(usageOf(help));
  const {origin} = url;
  if (!existsSync('build/index.html')) throw new Refusal(messages.noBuild);
  const client = clientOf(origin);
  const site: Site = {client, expected: await readExpected('build'), today: dayNow()};
  checkReachable(origin, await client.page('/'));
  const start = Date.now();
  console.log(messages.checking({origin}));
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({name, report: await check(site)})),
  );
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  for (const {name, report} of results) console.log(linesOf(name, report).join('\n'));
  const report = await checkForms(site, !values['no-forms'], values.yes ?? false);
  console.log(linesOf('Forms', report).join('\n'));
  const count = new Set([...results.map((result) => result.report), report].flatMap(causesIn)).size;
  console.log(messages.done({count, seconds}));
  return count === 0 ? 0 : 1;
}
