import {diagnoseQuickly} from '../../src/tools/doctor/diagnose';
import type {Finding} from '../../src/build/mdx/finding';
import {printed, sorted} from '../../src/build/mdx/finding';
import {spellingFindings} from '../../src/tools/doctor/spelling';
import type {Copy} from './copy';

/** What the doctor says of the copy. Where only pages changed, the part of it that a build runs says the same, sooner. */
export async function findingsIn(copy: Copy, wordless: boolean): Promise<Finding[]> {
  const touched = copy.touched();
  if (!touched?.every((file) => file.startsWith('pages/') && !file.startsWith('pages/legal/'))) return copy.doctor();
  const there = copy.pages();
  const changed = touched.filter((file) => there.includes(file) && file.endsWith('.mdx'));
  const spelling = changed.length > 0 && !wordless ? await spellingFindings(changed, copy.folder) : [];
  return sorted([...diagnoseQuickly(copy.folder), ...spelling]);
}

/** Words of programs: they tell a writer nothing. */
export const foreign =
  /\b(undefined|null|NaN|TypeError|SyntaxError|ENOENT|stack trace|AST|acorn|webpack|rspack|hydrat\w*)\b|\n\s+at /;

/** What a sentence to a writer lacks, if anything: a place that is there, plain words, and a way out. */
export function lacking(finding: Finding, copy: Copy): string | undefined {
  const {file, line, message, fix} = finding;
  const told = printed(finding);
  if (line < 1 || !/^[\w./-]+$/.test(file.replaceAll(' ', '-'))) return `names no place: ${told}`;
  const text = copy.pages().includes(file) || file.startsWith('src/') ? copy.read(file).split('\n').length : Infinity;
  if (line > text) return `names a line that is not there: ${told}`;
  if (foreign.test(message)) return `speaks of programs: ${told}`;
  const sentences = message.split(/[.?!]["”)]? (?=[A-Z"“`<])|, so |; /);
  const isAdvice = /^(Write|Use|Remove|Add|Choose|Run) /.test(message);
  return isAdvice || sentences.length > 1 || fix || /`npm run |npm run /.test(message)
    ? undefined
    : `names no way out: ${told}`;
}
