/** What writers see where a component cannot show what they asked for. */
export const messages = {
  noSuchClaim: ({id}: {id: string}) => `Unknown claim "${id}". The claims are in src/claims/claimValues.json.`,
  noSuchPart: ({part, parts}: {part: string; parts: string}) =>
    `<Company part="${part}" /> is unknown. Use one of these: ${parts}.`,
};
