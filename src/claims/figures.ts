import figures from './claimValues.json';

/**
 * Every public figure and promise, once. `<Claim id="…" />` prints it, and `{claim:…}` does so in front matter.
 * The file of figures reaches the browser; the proof behind each is in `claimEvidence.json`, which does not.
 */
export {figures};

export type ClaimId = keyof typeof figures;

export const isClaimId = (id: string): id is ClaimId => Object.hasOwn(figures, id);
