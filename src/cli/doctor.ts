import {formatFindings} from '../mdx/finding';
import {adoptionList} from '../tools/doctor/adopt';
import {diagnose} from '../tools/doctor/diagnose';
import {counted} from '../content/numbers';
import {readArguments} from './support/readArguments';

export const help = {
  usage: ['npm run doctor', 'npm run doctor -- --json', 'npm run doctor -- --adopt'],
  does: 'Lists every problem in pages, claims and policies without a build. --adopt lists what another company has to check or replace.',
};

const options = {json: {type: 'boolean'}, adopt: {type: 'boolean'}} as const;

export default async function doctor(args: readonly string[]): Promise<number> {
  const {values} = readArguments(help, args, options);
  const root = process.cwd();
  if (values.adopt) {
    console.log(adoptionList(root));
    return 0;
  }
  const findings = await diagnose(root);
  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else if (findings.length === 0) console.log('No problems found in pages, policies and claims.');
  else console.log(`${formatFindings(findings)}\n\n${counted(findings.length, 'problem')} found.`);
  return findings.length === 0 ? 0 : 1;
}
