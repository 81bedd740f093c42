import proofs from './claimEvidence.json';
import type {ClaimId} from './figures';

/** The proof behind a figure. */
export type Evidence = {
  /** What the figure says, in one line. */
  means: string;
  /** The words to use with it; the value replaces the braces. */
  wording: string;
  /** The files or folders that may use it, if not every page may. */
  onlyOn?: readonly string[];
  /** Where the proof is kept. */
  evidence: string;
  /** The team that is responsible for it. */
  owner: string;
  /** The day on which a person looked at the evidence, and the value that it proved. Only such a person changes them. */
  reviewed: {on: string; value: string};
  reviewBy: string;
  /** The fact that the figure states, if two figures could be read as one fact. */
  fact?: string;
  /** The estimate counts with it, so that it must be a whole percentage. */
  counted?: boolean;
  /** Why this figure may differ from another one for the same fact. */
  exception?: string;
};

export const evidence: Readonly<Record<ClaimId, Evidence>> = proofs;
