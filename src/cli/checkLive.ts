import {existsSync} from 'node:fs';
import {company} from '../company';
import {counted} from '../content/numbers';
import {Refusal} from '../content/refusal';
import {contractChecks, forms, formsName, policies} from '../tools/checkLive/checks';
import {request} from '../tools/checkLive/client';
import {contractOf} from '../tools/checkLive/contract';
import {linesOf, type Report} from '../tools/checkLive/report';
import {ask} from './support/ask';
import {readArguments, usageOf} from './support/readArguments';

export const help = {
  usage: ['npm run check:live -- <address> [--yes] [--no-forms]'],
  does: 'Checks a deployed site from the outside and compares it with build/. Asks before it sends test messages; --yes sends them without asking, --no-forms sends none.',
};

const options = {yes: {type: 'boolean'}, 'no-forms': {type: 'boolean'}} as const;

/** If nothing answers, or the site redirects elsewhere, every check would fail. */
async function checkReachable(origin: string): Promise<void> {
  const {problem, headers} = await request(origin, '/');
  if (problem) throw new Refusal(`${origin} ${problem}. Check the address and the host.`);
  const to = new URL(headers.get('location') ?? '/', origin).origin;
  if (to !== origin) throw new Refusal(`${origin} redirects to ${to}. Check that address instead.`);
}

async function isAgreed(origin: string): Promise<boolean> {
  const answer = await ask?.(`Send a test message to ${origin} with each form? [y/N] `);
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}

export default async function checkLive(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(help, args, options, [0, 1]);
  const [address = company.url] = positionals;
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw new Refusal(usageOf(help));
  const {origin} = new URL(address);
  if (!existsSync('build/index.html'))
    throw new Refusal('There is no build/ to compare with. Run npm run build first.');
  await checkReachable(origin);
  const start = Date.now();
  console.log(`Checking ${origin}`);
  const reports: Report[] = [];
  const print = async (pending: Promise<Report>) => {
    const report = await pending;
    reports.push(report);
    console.log(linesOf(report).join('\n'));
  };
  for (const check of contractChecks(origin, await contractOf('build'))) await print(check);
  await print(policies(origin));
  const sends = !values['no-forms'] && (values.yes || (await isAgreed(origin)));
  const notes = ['No test message was sent. Add --yes to send them without being asked.'];
  await print(sends ? forms(origin) : Promise.resolve({name: formsName, notes}));
  const count = new Set(reports.flatMap(({faults = []}) => faults.map(({fix}) => fix))).size;
  console.log(`${counted(count, 'problem')} in ${((Date.now() - start) / 1000).toFixed(1)} seconds.`);
  return count === 0 ? 0 : 1;
}
