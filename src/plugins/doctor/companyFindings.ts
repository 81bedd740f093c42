import {companyFields} from '../../catalogue/companyFields';
import type {Finding} from './finding';

export const companyFile = 'src/company/index.ts';

/** The line of a fact: that of its name, after the one of what it is part of. */
function lineOf(path: readonly PropertyKey[], text: string): number {
  const start = text.indexOf('export const company');
  const at = path
    .filter((name) => typeof name === 'string')
    .reduce(
      (from, name) => {
        const found = text.slice(from).search(new RegExp(`\\b${name}:`));
        return found < 0 ? from : from + found;
      },
      Math.max(start, 0),
    );
  return text.slice(0, at).split('\n').length;
}

/** Facts about the company that are not what they have to be. */
export function companyFindings(given: object, text: string): Finding[] {
  const tell = (path: readonly PropertyKey[], message: string): Finding => ({
    file: companyFile,
    line: lineOf(path, text),
    column: 1,
    rule: 'company',
    message,
  });
  const issues = companyFields.safeParse(given).error?.issues ?? [];
  return issues.map(({path, message, code}) => {
    const name = path.join('.');
    if (code === 'invalid_type') return tell(path, `"${name}" is missing or not what it has to be. Correct it.`);
    return tell(path, `"${name}" ${message}. Correct it.`);
  });
}
