import {correct, publish, withdraw, type Result} from '../features/policies/commands/command';
import {sealProblems} from '../features/policies/build/seal';
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

function verify(siteDir: string): Result {
  const problems = sealProblems(siteDir);
  const message = 'Every published text matches its record, and the record matches the history in Git.';
  return problems.length === 0 ? {done: true, message} : {done: false, message: problems.join('\n')};
}

/** `npm run policy -- <verb>`: the life of the policies. */
export default async function policy(args: readonly string[]): Promise<number> {
  const usage = usageOf('policy');
  const {values, positionals} = readArguments(args, options, usage);
  const [verb = '', day = '', slug = '', ...rest] = positionals;
  const siteDir = process.cwd();
  const {reason = '', 'approved-by': approvedBy = '', yes} = values;
  const person = {say: console.log, ask, yes};
  const publication = {
    siteDir,
    date: day,
    withoutNotice: values['without-notice'],
    renumber: values.renumber,
    beforeAnnounced: values['before-announced'],
  };
  const verbs: Record<string, {words: number; run: () => Result | Promise<Result>}> = {
    publish: {words: 2, run: () => publish(publication, person)},
    retire: {words: 3, run: () => publish({...publication, retire: {slug, reason, approvedBy}}, person)},
    correct: {
      words: 3,
      run: () =>
        correct(
          {
            siteDir,
            version: day,
            policy: slug,
            replace: values.replace ?? '',
            by: values.with ?? '',
            reason,
            approvedBy,
          },
          person,
        ),
    },
    withdraw: {words: 2, run: () => withdraw({siteDir, version: day, reason, approvedBy}, person)},
    verify: {words: 1, run: () => verify(siteDir)},
  };
  const chosen = verbs[verb];
  if (chosen?.words !== positionals.length || rest.length > 0) throw new Refusal(usage);
  const {done, message} = await chosen.run();
  if (!done) throw new Refusal(verb === 'verify' ? message : `${message}\n\nNo files were changed.`);
  console.log(message);
  return 0;
}
