import {messages} from '../messages';
import {address, tokenHeader, tokenName, type Responses, type Refused} from '../protocol';
import type {Requests} from '../server/requests';

const tokenIn = (page: Document) => page.querySelector<HTMLMetaElement>(`meta[name="${tokenName}"]`)?.content ?? '';
let token: string | undefined;

const send = (action: string, body: unknown): Promise<Response> =>
  fetch(`${address}${action}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', [tokenHeader]: (token ??= tokenIn(document))},
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(messages.serverIsAway);
  });

/** After a restart the server has a new token, which is in its pages. */
async function renewToken(): Promise<boolean> {
  const page = await fetch(location.href).then((response) => response.text());
  const now = tokenIn(new DOMParser().parseFromString(page, 'text/html'));
  const isNew = now !== token;
  token = now;
  return isNew;
}

/** Sends a request to the server of `npm start`. Throws if it refuses. */
export async function request<Name extends keyof Requests>(
  action: Name,
  body: Requests[Name],
): Promise<Responses[Name]> {
  const first = await send(action, body);
  const response = first.status === 403 && (await renewToken()) ? await send(action, body) : first;
  if (!response.ok) throw new Error((await response.text()).trim());
  const result = (await response.json()) as Responses[Name] | Refused;
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
