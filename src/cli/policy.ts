import {correct} from '../features/policies/commands/correct';
import {draft} from '../features/policies/commands/draft';
import {importVersion} from '../features/policies/commands/importVersion';
import type {Result} from '../features/policies/commands/plan';
import {publish, type Finding} from '../features/policies/commands/publish';
import {retire} from '../features/policies/commands/retire';
import {verify} from '../features/policies/commands/verify';
import {withdraw} from '../features/policies/commands/withdraw';
import {messages} from './support/messages';
import {ask} from './support/ask';
import {usageOf} from './support/commands';
import {readArguments} from './support/readArguments';
import {Refusal} from '../content/refusal';

/** Takes a second to load, which the other verbs do without. */
async function doctor(): Promise<Finding[]> {
  const {diagnose} = await import('../tools/doctor/diagnose');
  const {printed} = await import('../build/mdx/finding');
  return (await diagnose(process.cwd())).map((one) => ({file: one.file, printed: printed(one)}));
}

const options = {
  'without-notice': {type: 'string'},
  renumber: {type: 'string'},
  'announce-again': {type: 'string'},
  from: {type: 'string'},
  source: {type: 'string'},
  replace: {type: 'string'},
  with: {type: 'string'},
  reason: {type: 'string'},
  'approved-by': {type: 'string'},
  yes: {type: 'boolean'},
} as const;

/** `npm run policy -- <verb>`: the life of the policies. */
export default async function policy(args: readonly string[]): Promise<number> {
  const usage = usageOf('policy');
  const {values, positionals} = readArguments('policy', args, options, [1, Infinity]);
  const [verb = '', first = '', second = '', third = ''] = positionals;
  const siteDir = process.cwd();
  const {reason = '', 'approved-by': approvedBy = '', 'without-notice': withoutNotice, yes} = values;
  const person = {say: console.log, ask, yes};
  const approved = {siteDir, reason, approvedBy};
  const choices = {
    withoutNotice,
    renumber: values.renumber,
    announceAgain: values['announce-again'],
  };
  const verbs: Record<string, {words: [least: number, most: number]; run: () => Result | Promise<Result>}> = {
    publish: {
      words: [1, Infinity],
      run: () => publish({siteDir, date: first, policies: positionals.slice(2), ...choices}, person, doctor),
    },
    retire: {words: [2, 2], run: () => retire({...approved, date: first, policy: second, withoutNotice}, person)},
    correct: {
      words: [2, 2],
      run: () =>
        correct(
          {...approved, version: first, policy: second, replace: values.replace ?? '', by: values.with ?? ''},
          person,
        ),
    },
    withdraw: {words: [2, 2], run: () => withdraw({...approved, version: first, policy: second}, person)},
    draft: {words: [1, 1], run: () => draft({siteDir, policy: first, from: values.from ?? ''}, person)},
    import: {
      words: [3, 3],
      run: () =>
        importVersion({...approved, policy: first, date: second, file: third, source: values.source ?? ''}, person),
    },
    verify: {words: [0, 0], run: () => verify(siteDir)},
  };
  const chosen = verbs[verb];
  const given = positionals.length - 1;
  if (!chosen || given < chosen.words[0] || given > chosen.words[1]) throw new Refusal(usage);
  const {done, message} = await chosen.run();
  if (!done) throw new Refusal(verb === 'verify' ? message : messages.noFilesChanged({message}));
  console.log(message);
  return 0;
}
