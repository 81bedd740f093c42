import {company} from '../../../company';
import {didYouMean} from '../../../content/schemaProblems';
import {messages} from '../messages';

/** What is wrong with the role that is said, in a field or an option, to have approved something. */
export function approverProblems(role: string, field: string): string[] {
  const known = company.approvers;
  if (!role) return [messages.approverMissing({field, example: known[0] ?? ''})];
  if (known.includes(role)) return [];
  return [messages.approverUnknown({field, role, hint: didYouMean(role, known)})];
}

/** What is wrong with the reason and the approver of a command. */
export const approvalProblems = ({reason, approvedBy}: {reason: string; approvedBy: string}): string[] =>
  reason ? approverProblems(approvedBy, '--approved-by') : [messages.reasonMissing];
