/**
 * Runs first in the head of every page: allows the addresses of scripts, which the content security policy checks.
 * Without createHTML and createScript in this policy, no string can become markup or code.
 */
export function trustedTypes(): void {
  type Policies = {createPolicy: (name: string, policy: {createScriptURL: (address: string) => string}) => void};
  const {trustedTypes: policies} = window as unknown as {trustedTypes?: Policies};
  policies?.createPolicy('default', {createScriptURL: (address) => address});
}
