import {withdraw} from '../features/policies/commands/command';
import {ask} from './support/ask';
import {readArguments} from './support/readArguments';
import {Refusal} from './support/refusal';

const usage = [
  'Withdraw an announced version before its day:',
  '  npm run policy:withdraw -- 2027-03-01 --reason "<what readers see>" --approved-by "General Counsel"',
].join('\n');

const options = {reason: {type: 'string'}, 'approved-by': {type: 'string'}, yes: {type: 'boolean'}} as const;

/** `npm run policy:withdraw`: takes back a version that was announced and has not taken effect. */
export default async function policyWithdraw(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(args, options, usage);
  const [version, ...rest] = positionals;
  if (version === undefined || rest.length > 0) throw new Refusal(usage);
  const {reason = '', 'approved-by': approvedBy = '', yes} = values;
  const result = await withdraw({siteDir: process.cwd(), version, reason, approvedBy}, {say: console.log, ask, yes});
  if (!result.done) throw new Refusal(`${result.message}\n\nNothing was withdrawn and no files were changed.`);
  console.log(result.message);
  return 0;
}
