import {figures, isClaimId} from './figures';

/** The figure in a field. */
export const claimToken = /\{claim:([^}]*)\}/g;

/** Puts figures into a plain text such as a description: `{claim:uptime}` becomes `99.9%`. */
export function fillClaims(text: string, onUnknown: (id: string) => string): string {
  return text.replace(claimToken, (_, id: string) => (isClaimId(id) ? figures[id] : onUnknown(id)));
}
