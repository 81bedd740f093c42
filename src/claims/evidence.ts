import claimEvidence from './claimEvidence.json';
import type {ClaimId} from './claims';

export type Evidence = {
  /** What the claim means, in one line. */
  means: string;
  /** How to word it; the value replaces the braces. */
  wording: string;
  evidence: string;
  /** How the number is measured. The “i” beside a large number shows it. */
  measured?: {sample: string; period: string; formula: string; leftOut: string};
  /** The team responsible for it. */
  owner: string;
  /** When a person last checked the evidence, and the value that it supports. Only that person edits these fields. */
  reviewed: {on: string; value: string};
  reviewBy: string;
  /** The estimate calculates with it, so it must be a whole percentage. */
  counted?: boolean;
};

export const evidence: Readonly<Record<ClaimId, Evidence>> = claimEvidence;
