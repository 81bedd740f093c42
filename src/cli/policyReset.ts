import {rename, reset} from '../features/policies/commands/resetCommand';
import {ask} from './support/ask';
import {readArguments} from './support/readArguments';
import {Refusal} from './support/refusal';

const usage = [
  'Begin the archive of policies anew for another company, which src/company names:',
  '  npm run policy:reset',
  'Record that the company has only changed its name, and keep the archive:',
  '  npm run policy:reset -- --renamed "<reason>" --approved-by "General Counsel"',
  'Each shows what it is about to do and asks; --yes answers for you.',
].join('\n');

const options = {renamed: {type: 'string'}, 'approved-by': {type: 'string'}, yes: {type: 'boolean'}} as const;

/** `npm run policy:reset`: puts another company's policies away, or goes on with them under a new name. */
export default async function policyReset(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(args, options, usage);
  if (positionals.length > 0) throw new Refusal(usage);
  const {renamed, 'approved-by': approvedBy = '', yes} = values;
  const person = {say: console.log, ask, yes};
  const siteDir = process.cwd();
  const result =
    renamed === undefined
      ? await reset({siteDir}, person)
      : await rename({siteDir, reason: renamed, approvedBy}, person);
  if (!result.done) throw new Refusal(`${result.message}\n\nNothing was reset and no files were changed.`);
  console.log(result.message);
  return 0;
}
