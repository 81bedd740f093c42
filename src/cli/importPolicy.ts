import {today} from '../company/today';
import {Refusal} from '../content/refusal';
import {importPolicy} from '../tools/importPolicy/importPolicy';
import {messages} from './support/messages';
import {readArguments, usageOf} from './support/readArguments';
import {carryOut} from './support/runPlan';

export const help = {
  usage: ['npm run import -- <policy> <day> <file> --source "<where it comes from>" --approved-by "<role>"'],
  does: 'Imports a version of a policy from before this site, as a file in Markdown, with the day on which it took effect. Shows what it will do and what it could not read, and asks first; --yes confirms without asking.',
};

const options = {source: {type: 'string'}, 'approved-by': {type: 'string'}, yes: {type: 'boolean'}} as const;

export default async function run(args: readonly string[]): Promise<number> {
  const words = args.map((word) => word.trim());
  const {values, positionals} = readArguments(help, words, options, [3, 3]);
  const {source = '', 'approved-by': approvedBy = ''} = values;
  const missing = (['source', 'approved-by'] as const).find((option) => !values[option]);
  if (missing) throw new Refusal(messages.optionMissing({option: `--${missing}`, usage: usageOf(help)}));
  const [policy = '', date = '', file = ''] = positionals;
  const request = {siteDir: process.cwd(), today: today(), policy, date, file, source, approvedBy};
  return carryOut(() => importPolicy(request), values.yes);
}
