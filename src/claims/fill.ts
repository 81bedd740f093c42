import {claimValues, isClaimId} from './claims';

/** Matches a claim in a field, such as `{claim:uptime}`. */
export const claimToken = /\{claim:([^}]*)\}/g;

/** Fills claims into plain text such as a description: `{claim:uptime}` becomes `99.9%`. */
export function fillClaims(text: string, onUnknown: (id: string) => string): string {
  return text.replace(claimToken, (_, id: string) => (isClaimId(id) ? claimValues[id] : onUnknown(id)));
}
