import {messages} from '../messages';
import {inForceOn, notWithdrawn, policyOf, type Policy} from '../model/timeline';
import {noticeGiven, noticeProblems, shortNotice, type Notice} from './notice';
import {adding, refuseIf, verifiedRecord, type Approved, type Plan} from './plan';

export type RetirementRequest = Approved & Notice;

function problemsOf(request: RetirementRequest, policies: readonly Policy[]): string[] {
  const {date, today, policy} = request;
  const held = inForceOn(today, policies).map((row) => row.policy);
  if (!held.includes(policy)) return [messages.noPolicy({policy, known: held.join(', ')})];
  if (held.length === 1) return [messages.onlyPolicy({policy})];
  const {ends, versions = []} = policyOf(policies, policy) ?? {};
  if (ends) return [messages.alreadyEnds({policy, day: ends.version})];
  const announced = notWithdrawn(versions).find(({version}) => version >= date);
  if (announced) return [messages.stillAnnounced({version: announced.version, policy})];
  return noticeProblems(request);
}

/** Ends a policy on a day. Its texts stay. */
export function retire(request: RetirementRequest): Plan {
  const {date, today, policy, reason, approver} = request;
  const {record, policies} = verifiedRecord(request, approver);
  refuseIf(problemsOf(request, policies));
  const [last] = notWithdrawn(policyOf(policies, policy)?.versions ?? []);
  const done = {policy, version: date, day: today, reason, approver, sha256: last?.sha256 ?? ''};
  return adding(record, [{entry: 'ended', ...done, ...shortNotice(request)}], {
    shown: [messages.retiring, noticeGiven(request)],
    subject: `End ${policy} on ${date}`,
  });
}
