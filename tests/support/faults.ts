import {ask, form} from './servers';

/** A POST whose body is shorter than its Content-Length. */
export const halfForm =
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nform-name=contact&name=A';

/** Sends sixty large messages at once, kills the server after twenty answers, and returns the acknowledged messages. */
export async function messagesUntilKilled(port: number, kill: () => unknown): Promise<string[]> {
  const acknowledged: string[] = [];
  const senders = Array.from({length: 60}, async (_, at) => {
    const message = `${at} ${'x'.repeat(20_000)}`;
    const answer = await ask(port, '/', form({'form-name': 'contact', message})).catch(() => undefined);
    if (answer?.status !== 200) return;
    acknowledged.push(message);
    if (acknowledged.length === 20) kill();
  });
  await Promise.all(senders);
  return acknowledged;
}
