import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {buildServer} from '../../src/tools/serve/buildServer';
import {close, listen, newFolder, storedIn} from './servers';

/** How a host or a connection can fail at a POST. Calling `take` stores the message anyway. */
export type Fault = (request: IncomingMessage, response: ServerResponse, take: () => void) => void;

export const answers =
  (status: number, headers: Record<string, string> = {}): Fault =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(status, headers).end(`answer ${status}`));
  };

export const cutInBody: Fault = (request) => void request.once('data', () => request.socket.destroy());

const reports = '/__refused';

const policyOfPage = /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/;

async function readReport(request: IncomingMessage, response: ServerResponse): Promise<string> {
  const {'csp-report': report = {}} = JSON.parse(await text(request)) as {'csp-report'?: Record<string, string>};
  response.writeHead(204).end();
  return `${report['violated-directive']} refused ${report['blocked-uri']} on ${report['document-uri']}`;
}

/** How another build would differ: in its pages, and in the content security policy in them. */
export type Build = {html?: (html: string) => string; policy?: (page: string) => string; withoutHeader?: boolean};

export type Host = Awaited<ReturnType<typeof startHost>>;

/** Serves the built site from a separate host that can simulate faults. */
export async function startHost({html = (own) => own, policy, withoutHeader}: Build = {}) {
  const formsFile = path.join(newFolder('host'), 'forms.jsonl');
  const refusals: string[] = [];
  let fault: Fault | undefined;
  let posts = 0;
  let sent: string | undefined;
  const change = (page: string) => html(page).replace(policyOfPage, (own) => (sent = policy?.(page) ?? own));
  const server = buildServer({folder: 'build', formsFile, log: () => undefined, html: change});
  /** Only for a policy in a header, browsers report what it refuses, and not every driver exposes that otherwise. */
  const alsoAsHeader = (response: ServerResponse) => {
    const setHeader = response.setHeader.bind(response);
    // Pages have an ETag, which is set after the page has been changed.
    response.setHeader = (name, value) => {
      if (sent && name === 'ETag') setHeader('Content-Security-Policy', `${sent}; report-uri ${reports}`);
      if (name === 'ETag') sent = undefined;
      return setHeader(name, value);
    };
  };
  const [answer] = server.listeners('request') as [(request: IncomingMessage, response: ServerResponse) => void];
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === reports) return void readReport(request, response).then((refusal) => refusals.push(refusal));
    if (!withoutHeader) alsoAsHeader(response);
    const next = () => answer(request, response);
    if (request.method !== 'POST') return next();
    posts += 1;
    return fault ? fault(request, response, next) : next();
  });
  const port = await listen(server);
  return {
    url: (where: string) => `http://127.0.0.1:${port}${where}`,
    /** Applies a fault to every POST after this call; without one, none fails. */
    failWith(next?: Fault): void {
      fault = next;
    },
    /** The number of POST requests so far. */
    posts: () => posts,
    messages: () => (existsSync(formsFile) ? storedIn(formsFile) : []),
    /** What browsers report that the content security policy has blocked since the last call. */
    refused: () => refusals.splice(0),
    end: () => close(server),
  };
}
