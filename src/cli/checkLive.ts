import {existsSync} from 'node:fs';
import {company} from '../company';
import {dayNow} from '../company/today';
import {readExpected} from '../tools/checkLive/expected';
import {concerns, look} from '../tools/checkLive/look';
import {causesIn, counted, linesOf, type Report, type Site} from '../tools/checkLive/report';
import {sendTests, siteForms} from '../tools/checkLive/testMessage';
import {told, visitor, type Answer} from '../tools/checkLive/visitor';
import {ask} from './support/ask';
import {usageOf} from './support/commands';
import {readArguments} from './support/readArguments';
import {Refusal} from './support/refusal';

const usage = usageOf('checkLive');
const options = {yes: {type: 'boolean'}, 'no-forms': {type: 'boolean'}} as const;

/** Milliseconds without any answer after which the look ends. */
const limit = 9000;

type Wanted = {origin: string; yes: boolean; forms: boolean};

function read(args: readonly string[]): Wanted {
  const {values, positionals} = readArguments(args, options, usage);
  const [address = company.url, ...rest] = positionals;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || rest.length > 0 || !/^https?:$/.test(url.protocol)) throw new Refusal(usage);
  return {origin: url.origin, yes: values.yes ?? false, forms: !values['no-forms']};
}

/** The test messages, if somebody wants them. */
async function tryForms(site: Site, {yes, forms, origin}: Wanted): Promise<Report> {
  const names = siteForms().map(({name}) => name);
  if (!forms) return {notes: ['no test message was sent, as asked.']};
  if (!yes && !ask) return {notes: ['no test message was sent, because nobody is here to ask. --yes sends them.']};
  const question = `Send a test message to ${origin} with each form (${names.join(', ')})? [y/N] `;
  const answer = yes ? 'y' : await ask?.(question);
  return /^y(es)?$/i.test(answer?.trim() ?? '') ? sendTests(site) : {notes: ['no test message was sent.']};
}

/** The site must be there, at this very address: redirects to another one would make everything look wrong. */
function checkAnswer({origin}: Wanted, home: Answer): void {
  if (home.status === 0) throw new Refusal(`${origin}${told(home)}. See that the address is right and the host runs.`);
  const leads = home.headers.location && new URL(home.headers.location, origin).origin;
  if (leads && leads !== origin)
    throw new Refusal(`${origin} leads to ${leads}. Look there: npm run check:live -- ${leads}`);
}

/** `npm run check:live`: says in plain words what is right and what is not at a deployed site. Ends with 1 if anything is not. */
export default async function checkLive(args: readonly string[]): Promise<number> {
  const wanted = read(args);
  if (!existsSync('build/index.html'))
    throw new Refusal('There is no build/ to compare with. Run npm run build first.');
  const eyes = visitor(wanted.origin, limit);
  const site: Site = {visitor: eyes, expected: await readExpected('build'), today: dayNow()};
  const home = await eyes.page('/');
  checkAnswer(wanted, home);
  const start = Date.now();
  console.log(`Looking at ${wanted.origin}`);
  const seen = await look(site, concerns);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  for (const {name, report} of seen) console.log(linesOf(name, report).join('\n'));
  const forms = await tryForms(site, wanted);
  console.log(linesOf('Forms', forms).join('\n'));
  eyes.close();
  const faults = causesIn([...seen.map(({report}) => report), forms].flatMap((report) => report.faults ?? [])).length;
  console.log(
    faults === 0 ? `All is right. It took ${seconds} seconds.` : `${counted(faults, 'fault')}, in ${seconds} seconds.`,
  );
  return faults === 0 ? 0 : 1;
}
