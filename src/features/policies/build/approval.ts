import {didYouMean} from '../../../content/schemaProblems';
import {company} from '../../../company';

/** What is wrong with the role that is said, in a field or an option, to have approved something. */
export function approverProblems(role: string, field: string): string[] {
  const known = company.approvers;
  if (!role.trim()) return [`${field} is missing: the role that approved this, such as ${known[0]}.`];
  if (known.includes(role.trim())) return [];
  return [`${field} is "${role}", a role that approves no policies.${didYouMean(role, known)} src/company lists them.`];
}
