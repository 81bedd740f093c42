import {correct, publish, retire, verify, withdraw, type Result} from '../features/policies/commands/command';
import {ask} from './support/ask';
import {usageOf} from './support/commands';
import {readArguments} from './support/readArguments';
import {Refusal} from './support/refusal';

const options = {
  'without-notice': {type: 'string'},
  renumber: {type: 'string'},
  'before-announced': {type: 'boolean'},
  replace: {type: 'string'},
  with: {type: 'string'},
  reason: {type: 'string'},
  'approved-by': {type: 'string'},
  yes: {type: 'boolean'},
} as const;

/** `npm run policy -- <verb>`: the life of the policies. */
export default async function policy(args: readonly string[]): Promise<number> {
  const usage = usageOf('policy');
  const {values, positionals} = readArguments(args, options, usage);
  const [verb = '', first = '', second = ''] = positionals;
  const siteDir = process.cwd();
  const {reason = '', 'approved-by': approvedBy = '', 'without-notice': withoutNotice, yes} = values;
  const person = {say: console.log, ask, yes};
  const approved = {siteDir, reason, approvedBy};
  const verbs: Record<string, {words: [least: number, most: number]; run: () => Result | Promise<Result>}> = {
    publish: {
      words: [1, Infinity],
      run: () =>
        publish(
          {
            siteDir,
            date: first,
            policies: positionals.slice(2),
            withoutNotice,
            renumber: values.renumber,
            beforeAnnounced: values['before-announced'],
          },
          person,
        ),
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
    verify: {words: [0, 0], run: () => verify(siteDir)},
  };
  const chosen = verbs[verb];
  const given = positionals.length - 1;
  if (!chosen || given < chosen.words[0] || given > chosen.words[1]) throw new Refusal(usage);
  const {done, message} = await chosen.run();
  if (!done) throw new Refusal(verb === 'verify' ? message : `${message}\n\nNo files were changed.`);
  console.log(message);
  return 0;
}
