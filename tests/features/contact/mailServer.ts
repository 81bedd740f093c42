import {once} from 'node:events';
import {createServer, type AddressInfo, type Socket} from 'node:net';
import {SMTPServer, type SMTPServerOptions} from 'smtp-server';

type Mail = {text: string; messageId: string; to: string[]};

const unfolded = (mail: string) => mail.replace(/\r\n[ \t]+/g, ' ');

/** A decoded header of a mail, or undefined if it has none. */
export const headerOf = ({text}: Mail, name: string): string | undefined =>
  decoded(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded(text.split('\r\n\r\n')[0] ?? ''))?.[1]);

const bytesOf = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

/** Decodes a header that contains encoded words. */
const decoded = (header?: string) =>
  header
    ?.replace(/\?= =\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words: string) => bytesOf(words.replaceAll('_', ' ')).toString());

/** The body of a mail, decoded from quoted-printable or base64. */
export function bodyOf({text}: Mail): string {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const sent = body.join('\r\n\r\n');
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(sent, 'base64').toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return sent;
  return bytesOf(sent.replace(/=\r\n/g, '')).toString();
}

export class MailboxServer {
  readonly mails: Mail[] = [];
  private server: SMTPServer | undefined;
  port = 0;

  /** Starts, or starts again. `afterMail` is called after each complete mail, and an error that it throws becomes the answer. */
  async start(options: SMTPServerOptions = {}, afterMail: (mail: Mail) => unknown = () => undefined): Promise<void> {
    await this.stop();
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 10,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const mail = {text, messageId: '', to: session.envelope.rcptTo.map(({address}) => address)};
          mail.messageId = headerOf(mail, 'Message-ID') ?? '';
          Promise.resolve(mail)
            .then(afterMail)
            .then(
              () => {
                this.mails.push(mail);
                done();
              },
              (error: Error) => done(error),
            );
        });
      },
      ...options,
    });
    this.server.on('error', () => undefined);
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const {server} = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

/** An error answer of the mail server, such as 450. */
export const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), {responseCode});

/** A mail server that accepts a mail but closes the connection before its answer. */
export async function droppingServer(): Promise<{port: number; received: string[]; close: () => void}> {
  const received: string[] = [];
  const talk = (socket: Socket) => {
    let input = '';
    let inMail = false;
    socket.on('error', () => undefined);
    socket.write('220 cut\r\n');
    socket.on('data', (chunk) => {
      input += chunk.toString();
      if (inMail) {
        if (!input.endsWith('\r\n.\r\n')) return;
        received.push(input);
        socket.destroy();
        return;
      }
      inMail = /^DATA\r\n/m.test(input);
      input = '';
      socket.write(inMail ? '354 go on\r\n' : '250 ok\r\n');
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {port: (server.address() as AddressInfo).port, received, close: () => server.close()};
}
