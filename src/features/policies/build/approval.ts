import {company} from '../../../company';
import {didYouMean} from '../../../content/schemaProblems';
import {messages} from '../messages';

/** What is wrong with the role that is said, in a field or an option, to have approved something. */
export function approverProblems(role: string, field: string): string[] {
  const known = company.approvers;
  if (!role.trim()) return [messages.approverMissing({field, example: known[0] ?? ''})];
  if (known.includes(role.trim())) return [];
  return [messages.approverUnknown({field, role, hint: didYouMean(role, known)})];
}
