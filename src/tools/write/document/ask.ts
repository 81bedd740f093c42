import {messages} from '../messages';
import {address, api, tokenHeader, tokenName, type Responses} from '../protocol';
import type {Requests} from '../server/requests';

/** The server does not answer. */
export class Offline extends Error {}

const meta = () => document.querySelector<HTMLMetaElement>(`meta[name="${tokenName}"]`);

/** After a restart, the server has another token. */
async function renewToken(): Promise<void> {
  const html = await (await fetch(address)).text();
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector(`meta[name="${tokenName}"]`);
  meta()?.setAttribute('content', fresh?.getAttribute('content') ?? '');
}

/** Asks the server. Throws what it refuses. */
export async function ask<Name extends keyof Requests>(
  action: Name,
  request: Requests[Name],
  again = true,
): Promise<Responses[Name]> {
  const send = () =>
    fetch(api + action, {
      method: 'POST',
      headers: {[tokenHeader]: meta()?.content ?? ''},
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(action === 'submit' ? 900_000 : 60_000),
    });
  const response = await send().catch(() => {
    throw new Offline(messages.serverIsAway);
  });
  if (response.status === 403 && again) {
    await renewToken().catch(() => undefined);
    return ask(action, request, false);
  }
  if (response.status >= 500) throw new Offline(messages.serverIsAway);
  if (!response.ok) throw new Error((await response.text()).trim());
  const answer = (await response.json().catch(() => {
    throw new Offline(messages.serverIsAway);
  })) as Responses[Name] | {refused: string};
  if (typeof answer === 'object' && 'refused' in answer) throw new Error(answer.refused);
  return answer;
}
