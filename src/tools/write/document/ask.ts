import {messages} from '../messages';
import {address, api, tokenHeader, tokenName} from '../protocol';
import type {Requests} from '../server/requests';
import type {Responses} from '../server/service';

const tokenIn = (page: Document) => page.querySelector<HTMLMetaElement>(`meta[name="${tokenName}"]`)?.content ?? '';
let token = tokenIn(document);

/** After a restart, the server has another token. */
async function renewToken(): Promise<void> {
  const html = await (await fetch(address)).text();
  token = tokenIn(new DOMParser().parseFromString(html, 'text/html'));
}

/** Asks the server. Throws what it refuses. */
export async function ask<Name extends keyof Requests>(
  action: Name,
  request: Requests[Name],
  again = true,
): Promise<Responses[Name]> {
  const body = JSON.stringify(request);
  const response = await fetch(api + action, {
    method: 'POST',
    headers: {[tokenHeader]: token},
    body,
    // A save that a reload would interrupt arrives all the same.
    keepalive: action === 'write' && body.length < 60_000,
    signal: AbortSignal.timeout(action === 'submit' ? 900_000 : 60_000),
  }).catch(() => undefined);
  if (response?.status === 403 && again) {
    await renewToken().catch(() => undefined);
    return ask(action, request, false);
  }
  if (!response || response.status >= 500) throw new Error(messages.serverIsAway);
  if (!response.ok) throw new Error((await response.text()).trim());
  const answer = (await response.json().catch(() => {
    throw new Error(messages.serverIsAway);
  })) as Responses[Name] | {refused: string};
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}
