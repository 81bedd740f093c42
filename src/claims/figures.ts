import figures from './claimValues.json';

/**
 * Every public figure and promise, once. `<Claim id="…" />` prints it, and so does `{claim:…}` in front matter. These
 * values reach the browser; the evidence in `claimEvidence.json` does not.
 */
export {figures};

export type ClaimId = keyof typeof figures;

export const isClaimId = (id: string): id is ClaimId => Object.hasOwn(figures, id);
