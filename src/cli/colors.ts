import {writeFileSync} from 'node:fs';
import {palette} from '../company/palette';
import {Refusal} from '../content/refusal';
import {colorSheet, sheetFile} from '../css/palette/sheet';
import {formatFindings} from '../mdx/finding';
import {paletteFile, paletteFindings} from '../tools/doctor/companyFindings';
import {readIfThere} from '../tools/doctor/sources';
import {messages} from './support/messages';
import {readArguments} from './support/readArguments';

export const help = {
  usage: ['npm run colors'],
  does: `Derives all colors from ${paletteFile} and writes them to ${sheetFile}. So does npm start.`,
};

export default function colors(args: readonly string[]): number {
  readArguments(help, args, {});
  const found = paletteFindings(palette, readIfThere(process.cwd(), paletteFile));
  if (found.length > 0) throw new Refusal(formatFindings(found));
  writeFileSync(sheetFile, colorSheet(palette));
  console.log(messages.colors({file: sheetFile}));
  return 0;
}
