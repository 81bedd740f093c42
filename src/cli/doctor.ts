import {claims, diagnose} from '../tools/doctor/diagnose';
import {printed} from '../build/mdx/finding';
import {Refusal} from './support/refusal';

const known = ['--json', '--claims'];

const plural = (count: number) => (count === 1 ? '1 problem' : `${count} problems`);

/** `npm run doctor`: every problem in pages, policies and claims at once, without a build. */
export default async function doctor(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown) throw new Refusal(`The doctor has no option "${unknown}". The options are ${known.join(' and ')}.`);
  const root = process.cwd();
  if (args.includes('--claims')) {
    console.log(claims(root));
    return 0;
  }
  const findings = await diagnose(root);
  if (args.includes('--json')) console.log(JSON.stringify(findings, null, 2));
  else if (findings.length === 0) console.log('No problems found: pages, policies and claims are in order.');
  else console.log(`${findings.map(printed).join('\n')}\n\n${plural(findings.length)} found.`);
  return findings.length === 0 ? 0 : 1;
}
