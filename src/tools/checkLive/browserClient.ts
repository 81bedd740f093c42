import {setMaxListeners} from 'node:events';
import {Agent, request as requestPlainly, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import {Agent as SecureAgent, request as requestSecurely} from 'node:https';
import {buffer} from 'node:stream/consumers';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {messages} from './messages';

export type Answer = {
  path: string;
  /** 0 if there was no answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Why there is no answer, or why it cannot be read. */
  problem?: string;
};

type Request = {method?: string; headers?: Record<string, string>; body?: string};

export type BrowserClient = {
  origin: string;
  /** Redirects are not followed. */
  request: (path: string, request?: Request) => Promise<Answer>;
  /** As a browser requests it; each address is requested once, however many checks read it. */
  page: (path: string) => Promise<Answer>;
};

/** As many at once as a few browsers have. */
const connections = {keepAlive: true, maxSockets: 12};

const decoders: Record<string, (bytes: Buffer) => Buffer> = {br: brotliDecompressSync, gzip: gunzipSync};

async function textOf(response: IncomingMessage): Promise<Pick<Answer, 'text' | 'problem'>> {
  try {
    const bytes = await buffer(response);
    const decoder = bytes.length > 0 ? decoders[response.headers['content-encoding'] ?? ''] : undefined;
    return {text: (decoder ? decoder(bytes) : bytes).toString()};
  } catch (error) {
    return {text: '', problem: messages.unreadable({reason: (error as Error).message})};
  }
}

/** When nothing at all was answered for `limit` milliseconds, the rest is not waited for. */
export function browserClient(origin: string, limit: number): BrowserClient {
  const controller = new AbortController();
  const {signal} = controller;
  const timer = setTimeout(() => controller.abort(), limit).unref();
  // Every request under way listens to it.
  setMaxListeners(0, signal);
  const secure = origin.startsWith('https:');
  const agent = secure ? new SecureAgent(connections) : new Agent(connections);
  const pages = new Map<string, Promise<Answer>>();
  const request = (path: string, {body, ...options}: Request = {}): Promise<Answer> =>
    new Promise((resolve) => {
      const send = secure ? requestSecurely : requestPlainly;
      const sent = send(new URL(path, origin), {...options, agent, signal}, (response) => {
        timer.refresh();
        const {statusCode: status = 0, headers} = response;
        void textOf(response).then((content) => resolve({path, status, headers, ...content}));
      });
      sent.on('error', ({message, code = ''}: NodeJS.ErrnoException) => {
        const problem = messages.noAnswer({reason: message || code});
        resolve({path, status: 0, headers: {}, text: '', problem});
      });
      sent.end(body);
    });
  const page = (path: string) => {
    const answer = pages.get(path) ?? request(path, {headers: {Accept: 'text/html', 'Accept-Encoding': 'br, gzip'}});
    pages.set(path, answer);
    return answer;
  };
  return {origin, request, page};
}
