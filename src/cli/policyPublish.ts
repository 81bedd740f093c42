import {correct, publish} from '../features/policies/commands/command';
import {ask} from './support/ask';
import {readArguments} from './support/readArguments';
import {Refusal} from './support/refusal';

const usage = [
  'Publish the drafts in pages/legal as the version of the day on which it takes effect:',
  '  npm run policy:publish -- 2027-03-01',
  '  npm run policy:publish -- 2027-03-01 --without-notice "<reason>" --renumber "<reason>" --before-announced',
  'End a policy on the day of a version:',
  '  npm run policy:publish -- 2027-03-01 --retire cookie-policy --reason "<what readers see>" --approved-by "General Counsel"',
  'Correct an obvious error in a published text:',
  '  npm run policy:publish -- --correct 2024-03-01 privacy-policy --replace "the wrong words" --with "the right words" \\',
  '    --reason "Spelling" --approved-by "General Counsel"',
  'Each shows what it is about to do and asks; --yes answers for you.',
].join('\n');

const options = {
  'without-notice': {type: 'string'},
  renumber: {type: 'string'},
  'before-announced': {type: 'boolean'},
  retire: {type: 'string'},
  yes: {type: 'boolean'},
  correct: {type: 'boolean'},
  replace: {type: 'string'},
  with: {type: 'string'},
  reason: {type: 'string'},
  'approved-by': {type: 'string'},
} as const;

/** `npm run policy:publish`: publishes the drafts, or corrects a published text. */
export default async function policyPublish(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(args, options, usage);
  const [first, policy = '', ...rest] = positionals;
  const siteDir = process.cwd();
  const isOdd = values.correct ? rest.length > 0 : policy !== '';
  if (first === undefined || isOdd) throw new Refusal(usage);
  const {reason = '', 'approved-by': approvedBy = '', retire, yes} = values;
  const person = {say: console.log, ask, yes};
  const result = values.correct
    ? await correct(
        {siteDir, version: first, policy, replace: values.replace ?? '', by: values.with ?? '', reason, approvedBy},
        person,
      )
    : await publish(
        {
          siteDir,
          date: first,
          withoutNotice: values['without-notice'],
          renumber: values.renumber,
          beforeAnnounced: values['before-announced'],
          retire: retire === undefined ? undefined : {slug: retire, reason, approvedBy},
        },
        person,
      );
  if (!result.done) throw new Refusal(`${result.message}\n\nNothing was published and no files were changed.`);
  console.log(result.message);
  return 0;
}
