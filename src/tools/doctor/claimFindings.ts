import {claimValues} from '../../claims/claims';
import {evidence, type Evidence} from '../../claims/evidence';
import type {Finding} from '../../mdx/finding';
import {atWords, evidenceFile} from './sources';

/** What is wrong with a claim, as of the given day. */
function problemOf(id: string, value: string, about: Partial<Evidence>, today: string): string | undefined {
  const {counted, reviewed, owner, reviewBy} = about;
  const fields = {means: about.means, evidence: about.evidence, owner, reviewBy};
  const review = {'reviewed.on': reviewed?.on, 'reviewed.value': reviewed?.value};
  const missing = Object.entries({...fields, ...review}).flatMap(([name, given]) => (given?.trim() ? [] : `"${name}"`));
  const ask = `Ask ${owner} to check the evidence (${about.evidence})`;
  if (missing.length > 0)
    return `The claim "${id}" (${value}) is unreviewed. Check the evidence, then fill in ${missing.join(', ')}; or remove the claim here and from src/claims/claimValues.json.`;
  if (reviewed && value !== reviewed.value)
    return `The claim "${id}" says ${value}, but the value reviewed on ${reviewed.on} was ${reviewed.value}. ${ask}, then enter the day and ${value} under "reviewed", or restore ${reviewed.value} in src/claims/claimValues.json.`;
  if (counted && !/^([1-9]\d|100)%$/.test(value))
    return `The claim "${id}" is "${value}", and the estimate calculates with it. Write a whole percentage from 10%, such as 75%.`;
  return (reviewBy ?? '') < today
    ? `The claim "${id}" was due for review by ${reviewBy}. ${ask} and update both dates.`
    : undefined;
}

/** Due reviews and values without a review. */
export const claimFindings = (
  root: string,
  today: string,
  values: Readonly<Record<string, string>> = claimValues,
  given: Readonly<Record<string, Partial<Evidence>>> = evidence,
): Finding[] =>
  Object.entries(values).flatMap(([id, value]) => {
    const message = problemOf(id, value, given[id] ?? {}, today);
    return message ? atWords(root, evidenceFile, [`  "${id}": {`], message) : [];
  });
