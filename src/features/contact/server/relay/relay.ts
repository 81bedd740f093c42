import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createTransport} from 'nodemailer';
import {Refusal} from '../../../../content/refusal';
import {confirm, isFormPost} from '../capture/formCapture';
import {checkFields, FormRefusal, parseMessage, sentFields, type Message} from '../capture/parse';
import {formNamed} from '../forms';
import {messages} from '../messages';
import {sendText} from '../middleware';
import {isFromHere} from '../sameOrigin';
import {refuse} from './answers';
import {limiter, senderOf, usualLimits} from './limits';
import {mailOf} from './mail';
import type {Settings} from './settings';

/** A proxy sends a form at once. Anything slower only keeps a connection busy. */
const slowest = {requestTimeout: 5000, headersTimeout: 5000, connectionsCheckingInterval: 1000};

/** Mail may leave this machine only encrypted, unless `SMTP_URL` says otherwise. */
const isHere = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

type SmtpError = Error & {code?: string; responseCode?: number; command?: string};

/** Why a mail was not accepted, without what the server said, which may quote the message. */
const reasonOf = ({responseCode, command, code, name}: SmtpError): string =>
  [responseCode ?? code ?? name, command].filter(Boolean).join(' ');

const soon = {'Retry-After': '10'};

/** Hands each form to a mail server, and says success once that has accepted it. Keeps nothing. */
export async function startRelay(settings: Settings, limits = usualLimits) {
  const {hostname} = new URL(settings.mailServer);
  const transport = createTransport({
    url: settings.mailServer,
    pool: true,
    maxConnections: limits.deliveries,
    name: settings.from.split('@').at(-1),
    ignoreTLS: isHere(hostname),
    requireTLS: !isHere(hostname),
    connectionTimeout: limits.deadline,
    greetingTimeout: limits.deadline,
    socketTimeout: limits.deadline,
  });
  const isAllowed = limiter(limits);
  let underWay = 0;

  async function deliver(sent: URLSearchParams, sender: string, signal: AbortSignal): Promise<Message> {
    const message = parseMessage(sent);
    const form = formNamed(message.form);
    checkFields(form, message);
    if (!isAllowed(sender)) throw new FormRefusal(429, messages.tooMany, soon);
    if (underWay >= limits.deliveries + limits.waiting) throw new FormRefusal(503, messages.busy, soon);
    underWay += 1;
    try {
      await transport.sendMail({...mailOf(form, message, settings), signal});
    } catch (error) {
      console.log(messages.notSent({reason: reasonOf(error as SmtpError)}));
      throw new FormRefusal(502, messages.notAccepted);
    } finally {
      underWay -= 1;
    }
    return message;
  }

  async function handleForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const signal = AbortSignal.timeout(limits.deadline);
    let sent = new URLSearchParams();
    try {
      if (!isFromHere(request.headers)) throw new FormRefusal(403, messages.crossSite, {Connection: 'close'});
      sent = await sentFields(request);
      confirm(request, response, await deliver(sent, senderOf(request), signal));
    } catch (error) {
      if (error instanceof FormRefusal) refuse(request, response, error, sent);
      // The connection ended in the middle of a body, which is not a message.
      else response.destroy();
    }
  }

  let checked: Promise<string | undefined> | undefined;

  /** Logs in to the mail server, at most once in ten seconds, however often this is asked. */
  async function answerHealth(response: ServerResponse): Promise<void> {
    if (!checked) {
      checked = transport.verify().then(() => undefined, reasonOf);
      setTimeout(() => (checked = undefined), 10_000).unref();
    }
    const reason = await checked;
    sendText(response, reason ? 503 : 200, reason ? messages.unhealthy({reason}) : messages.healthy);
  }

  const server = createServer(slowest, (request, response) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (isFormPost(request)) void handleForm(request, response);
    else if (reads && request.url === '/health') void answerHealth(response);
    else sendText(response, reads ? 404 : 405, messages.formsOnly);
  });
  const listening = once(server.listen(settings.port, settings.host), 'listening');
  await listening.catch(({message}: Error) => {
    throw new Refusal(message);
  });
  const {port} = server.address() as AddressInfo;
  console.log(messages.listening({host: settings.host, port}));

  async function stop(): Promise<void> {
    await once(server.close(), 'close');
    transport.close();
  }

  return {port, stop};
}
