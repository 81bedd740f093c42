import {parseArgs, type ParseArgsConfig} from 'node:util';
import {Refusal} from './refusal';

/** The options and the other words of a command. What it does not know is refused with how it is used. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
  }
}
