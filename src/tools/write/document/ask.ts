import {api} from '../protocol';
import type {Service} from '../server/service';

type Response<Name extends keyof Service> = Awaited<ReturnType<Service[Name]>>;

/** Asks the server. Throws what it refuses. */
export async function ask<Name extends keyof Service>(
  action: Name,
  ...[request]: Parameters<Service[Name]>
): Promise<Response<Name>> {
  const body = JSON.stringify(request ?? {});
  const response = await fetch(api + action, {
    method: 'POST',
    body,
    // A save that a reload would interrupt arrives all the same.
    keepalive: action === 'write' && body.length < 60_000,
    signal: AbortSignal.timeout(action === 'submit' ? 900_000 : 60_000),
  }).catch(() => undefined);
  if (response?.status === 400) throw new Error((await response.text()).trim());
  const answer = response?.ok && ((await response.json().catch(() => undefined)) as Response<Name> | undefined);
  if (!answer)
    throw new Error(
      'npm start is not running, so nothing is saved. Start it again, and keep this window open until then.',
    );
  return answer;
}
