import {correct} from '../features/policies/commands/correctText';
import {draft} from '../features/policies/commands/restoreDraft';
import type {Plan} from '../features/policies/commands/plan';
import {publish, type Finding} from '../features/policies/commands/publishDrafts';
import {publishOldText} from '../features/policies/commands/publishOldText';
import {retire} from '../features/policies/commands/endPolicy';
import {verify} from '../features/policies/commands/verifyRecord';
import {withdraw} from '../features/policies/commands/withdrawAnnouncement';
import {readArguments, usageOf} from './support/readArguments';
import {carryOut} from './support/runPlan';
import {Refusal} from '../content/refusal';
import {dayNow} from '../company/today';

export const help = {
  usage: [
    'npm run policy -- publish <day> [<policy> …] [--without-notice "<reason>"]',
    'npm run policy -- publish <past day> <policy> --from <file.md> --source "<where it was>" --approved-by "<role>"',
    'npm run policy -- draft <policy> --from <version>',
    'npm run policy -- correct <version> <policy> --replace "<words>" --with "<words>" --reason "<reason>" --approved-by "<role>"',
    'npm run policy -- withdraw <version> <policy> --reason "<what readers see>" --approved-by "<role>"',
    'npm run policy -- retire <day> <policy> --reason "<what readers see>" --approved-by "<role>" [--without-notice "<reason>"]',
    'npm run policy -- verify',
  ],
  does: 'Publishes drafts or a text from before this site, restores a published text as the draft, corrects an error, withdraws an announced version, ends a policy, or compares the published texts with their record and with Git. Each shows what it will do and asks first; --yes confirms without asking.',
};

/** Loaded on demand, because it takes a second and only `publish` needs it. */
async function doctor(): Promise<Finding[]> {
  const {diagnose} = await import('../tools/doctor/diagnose');
  const {formatFindings} = await import('../mdx/finding');
  return (await diagnose(process.cwd())).map((one) => ({file: one.file, printed: formatFindings([one])}));
}

const options = {
  'without-notice': {type: 'string'},
  from: {type: 'string'},
  source: {type: 'string'},
  replace: {type: 'string'},
  with: {type: 'string'},
  reason: {type: 'string'},
  'approved-by': {type: 'string'},
  yes: {type: 'boolean'},
} as const;

type Verb = {
  /** How many positional arguments follow it. */
  words: readonly [fewest: number, most: number];
  /** The options that it requires. */
  needs?: readonly (keyof typeof options)[];
  plan: () => Plan | Promise<Plan>;
};

export default async function policy(args: readonly string[]): Promise<number> {
  const words = args.map((word) => word.trim());
  const {values, positionals} = readArguments(help, words, options, [1, Infinity]);
  const [verb = '', first = '', second = ''] = positionals;
  const {reason = '', from = '', source = '', replace = '', with: by = ''} = values;
  const {'approved-by': approver = '', 'without-notice': withoutNotice} = values;
  // No setting changes the day on which something is done.
  const context = {siteDir: process.cwd(), today: dayNow()};
  const approved = {...context, reason, approver};
  const verbs: Record<string, Verb> = {
    publish: from
      ? {
          words: [2, 2],
          needs: ['source', 'approved-by'],
          plan: () => publishOldText({...context, date: first, policy: second, file: from, source, approver}),
        }
      : {
          words: [1, Infinity],
          plan: () => publish({...context, date: first, policies: positionals.slice(2), withoutNotice}, doctor),
        },
    retire: {
      words: [2, 2],
      needs: ['reason', 'approved-by'],
      plan: () => retire({...approved, date: first, policy: second, withoutNotice}),
    },
    correct: {
      words: [2, 2],
      needs: ['replace', 'with', 'reason', 'approved-by'],
      plan: () => correct({...approved, version: first, policy: second, replace, by}),
    },
    withdraw: {
      words: [2, 2],
      needs: ['reason', 'approved-by'],
      plan: () => withdraw({...approved, version: first, policy: second}),
    },
    draft: {words: [1, 1], needs: ['from'], plan: () => draft({...context, policy: first, from})},
  };
  const chosen = verbs[verb];
  const count = positionals.length - 1;
  if (verb === 'verify' && count === 0) {
    console.log(verify(context.siteDir, context.today));
    return 0;
  }
  if (!chosen || count < chosen.words[0] || count > chosen.words[1]) throw new Refusal(usageOf(help));
  const missing = chosen.needs?.find((option) => !values[option]);
  if (missing) throw new Refusal(`--${missing} is missing.\n\n${usageOf(help)}`);
  return carryOut(chosen.plan, values.yes);
}
