import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {facts, type Fact} from '../tools/rebrand/facts';
import {interview} from '../tools/rebrand/interview';
import {planRebrand, type Rebrand, type Repository} from '../tools/rebrand/plan';
import {afterward, summaryOf} from '../tools/rebrand/told';
import {agreed} from '../features/policies/commands/command';
import {reset} from '../features/policies/commands/resetCommand';
import type {Changes} from '../features/policies/commands/writing';
import {ask} from './support/ask';
import {formatted} from './support/format';
import {readArguments} from './support/readArguments';
import {Refusal} from './support/refusal';

const usage = [
  'Make the site that of another company. Asks for everything, with the present value for whoever presses Enter:',
  '  npm run brand',
  'Or takes what is given, and leaves the rest. Lists have commas, or their option several times:',
  '  npm run brand -- --name Acme --country Ireland --country "the USA" --logo acme.svg',
  ...facts.map(({option, question}) => `    --${option.padEnd(24)}${question}`),
  '    --renamed                 It is the same company by another name: its claims and accounts stay',
  '    --reset-policies          Begin its archive of policies too (npm run policy:reset)',
  '    --yes                     Do not ask before writing',
].join('\n');

const switches = {
  help: {type: 'boolean'},
  renamed: {type: 'boolean'},
  'reset-policies': {type: 'boolean'},
  yes: {type: 'boolean'},
} as const;
const options = Object.fromEntries(facts.map(({option}) => [option, {type: 'string', multiple: true} as const]));

const root = process.cwd();

/** From the root of the repository, or from the folder in which the command was typed. */
const read: Repository['read'] = (file) => {
  const places = [root, process.env.INIT_CWD ?? root].map((folder) => path.resolve(folder, file));
  const place = places.find((one) => statSync(one, {throwIfNoEntry: false})?.isFile());
  return place && readFileSync(place, 'utf8');
};
const repository: Repository = {root, read};

const given = (values: Readonly<Record<string, unknown>>): Map<Fact, string> =>
  new Map(
    facts.flatMap((fact) => {
      const words = values[fact.option] as string[] | undefined;
      return words ? [[fact, words.join(', ').trim()] as const] : [];
    }),
  );

async function formattedAll(changes: Changes): Promise<Changes> {
  const files = Object.entries(changes).map(
    async ([file, text]) => [file, text === null ? null : await formatted(root, file, text)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

/** Refuses what cannot be; otherwise the plan of what is to be written. */
async function planned(byOption: Map<Fact, string>, renamed: boolean, mayAsk: boolean): Promise<Rebrand> {
  const isAsked = byOption.size === 0 && mayAsk;
  if (isAsked && !ask) throw new Refusal(`Nobody can be asked here.\n\n${usage}`);
  const answers = isAsked && ask ? await interview(ask, console.log, renamed, repository) : byOption;
  const plan = planRebrand(answers, renamed, repository);
  if (plan.refused.length === 0) return plan;
  throw new Refusal(`${plan.refused.map(({message}) => message).join('\n')}\n\nNothing was written.`);
}

/** Shows what changes, asks, and writes all of it. */
async function write(plan: Rebrand, yes: boolean): Promise<void> {
  if (Object.keys(plan.changes).length === 0) {
    console.log('All of this is so already; nothing was written.');
    return;
  }
  console.log(summaryOf(plan));
  const changes = await formattedAll(plan.changes);
  const done = `The site is that of ${plan.after.company.name}.`;
  const step = {siteDir: root, changes, question: 'Write them?', done};
  const result = await agreed(step, {say: console.log, ask, yes});
  if (!result.done) throw new Refusal(`${result.message}\n\nNothing was written.`);
  console.log(result.message);
}

/** The archive of policies is begun anew if the options ask for it, or a person at the keyboard agrees. */
async function resetPolicies({isAnother, after}: Rebrand, wanted: boolean, yes: boolean): Promise<boolean> {
  const mayOffer = isAnother && !yes && ask !== undefined;
  if (!wanted && !mayOffer) return false;
  const person = {say: console.log, ask, yes: wanted && yes};
  const {done, message} = await reset({siteDir: root, name: after.company.name}, person);
  console.log(message);
  return done;
}

/** `npm run brand`: makes the site that of another company, or shows it in other colors. */
export default async function brand(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(args, {...options, ...switches}, usage);
  if (positionals.length > 0) throw new Refusal(usage);
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const {renamed = false, 'reset-policies': wanted = false, yes = false} = values as Record<string, boolean>;
  const plan = await planned(given(values), renamed, !yes && !wanted);
  await write(plan, yes);
  const isReset = await resetPolicies(plan, wanted, yes);
  if (Object.keys(plan.changes).length > 0) console.log(afterward(plan, isReset));
  return 0;
}
