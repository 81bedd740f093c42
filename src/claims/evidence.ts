import claimEvidence from './claimEvidence.json';
import type {ClaimId} from './claims';

export type Evidence = {
  /** What the claim means, in one line. */
  means: string;
  /** How to word it; the value replaces the braces. */
  wording: string;
  /** The files or folders that may use it; every page if not set. */
  onlyOn?: readonly string[];
  evidence: string;
  /** The team responsible for it. */
  owner: string;
  /** When a person last checked the evidence, and the value that it supports. Only that person edits these fields. */
  reviewed: {on: string; value: string};
  reviewBy: string;
  /** The underlying fact, if another claim states the same one. */
  fact?: string;
  /** The estimate calculates with it, so it must be a whole percentage. */
  counted?: boolean;
  /** Why its value may differ from that of another claim about the same fact. */
  exception?: string;
};

export const evidence: Readonly<Record<ClaimId, Evidence>> = claimEvidence;
