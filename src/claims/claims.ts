import claimValues from './claimValues.json';

/**
 * Every public number and promise, once. `<Claim id="…" />` prints it, and so does `{claim:…}` in front matter. These
 * values reach the browser; the evidence in `claimEvidence.json` does not.
 */
export {claimValues};

export type ClaimId = keyof typeof claimValues;

export const isClaimId = (id: string): id is ClaimId => Object.hasOwn(claimValues, id);
