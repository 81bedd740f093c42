import {once} from 'node:events';
import type {AddressInfo, Socket} from 'node:net';
import {SMTPServer, type SMTPServerOptions} from 'smtp-server';
import {relaySettings} from '@site/src/features/contact/server/relay/settings';
import {startRelay} from '@site/src/features/contact/server/relay/relay';
import {usualLimits, type Limits} from '@site/src/features/contact/server/relay/limits';
import {ask, form, type Ask} from '../../../support/servers';

export const inquiry = {'form-name': 'contact', name: 'Amina', email: 'amina@example.com', message: 'Hello'};

/** A real mail server, with the mails that it accepted. `drop` ends its connections. */
export async function mailServer(options: SMTPServerOptions = {}, at = 0) {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 10,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  const sockets = new Set<Socket>();
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(at, '127.0.0.1');
  await once(server.server, 'listening');
  const {port} = server.server.address() as AddressInfo;
  return {
    ...{port, mails},
    drop: () => sockets.forEach((socket) => socket.destroy()),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type Relay = Awaited<ReturnType<typeof relayTo>>;

/** A relay to a mail server on this machine, with what it logged. */
export async function relayTo(mailPort: number, more: Record<string, string> = {}, limits: Partial<Limits> = {}) {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const settings = relaySettings({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MESSAGES_FROM: 'website@company.example',
    MESSAGES_TO: 'hello@company.example',
    PORT: '0',
    ...more,
  });
  const relay = await startRelay(settings, {...usualLimits, ...limits});
  const send = (fields: Record<string, string> = inquiry, headers: Record<string, string> = {}) => {
    const sent = form(fields);
    return ask(relay.port, '/', {...sent, headers: {...sent.headers, ...headers}});
  };
  const post = (sent: Ask, url = '/') => ask(relay.port, url, {method: 'POST', ...sent});
  return {...relay, lines, send, post};
}
