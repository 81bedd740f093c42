import {parseArgs, type ParseArgsConfig} from 'node:util';
import {Refusal} from '../../content/refusal';

/** What `--help` and error messages say about a command. */
export type Help = {usage: readonly string[]; does: string};

export const usageOf = ({does, usage}: Help): string =>
  [does, '', 'Usage:', ...usage.map((line) => `  ${line}`)].join('\n');

/** Parses the options and positional arguments of a command. Refuses unknown ones and shows the usage. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  help: Help,
  args: readonly string[],
  options: Options,
  [fewest, most]: readonly [fewest: number, most: number] = [0, 0],
) {
  const usage = usageOf(help);
  try {
    const read = parseArgs({args: [...args], options, allowPositionals: most > 0});
    const count = read.positionals.length;
    if (count >= fewest && count <= most) return read;
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
  }
  throw new Refusal(usage);
}

/** The port from an environment variable or an option. */
export function readPort(given: string | undefined, fallback: number): number {
  if (!given) return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`"${given}" is not a port. Use a number from 1 to 65535.`);
}
