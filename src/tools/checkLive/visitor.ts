import {setMaxListeners} from 'node:events';
import {Agent, request as plain, type IncomingHttpHeaders} from 'node:http';
import {Agent as SecureAgent, request as secure} from 'node:https';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

export type Answer = {
  path: string;
  /** 0 if there was no answer. */
  status: number;
  headers: IncomingHttpHeaders;
  /** The headers that came more than once. */
  twice: string[];
  text: string;
  /** Why there is no answer, or why it cannot be read. */
  trouble?: string;
};

export type Asked = {method?: string; headers?: Record<string, string>; body?: string};

/** Looks at a site from outside. */
export type Visitor = {
  origin: string;
  /** Redirects are not followed. */
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  /** As a browser asks; each address is asked once, however many want to see it. */
  page: (path: string) => Promise<Answer>;
  close: () => void;
};

/** Milliseconds without a sign of life after which a request is given up. */
const patience = 4000;
/** As many at once as a few browsers would ask. */
const atOnce = {keepAlive: true, maxSockets: 12};

const reasons: Record<string, string> = {
  ABORT_ERR: 'there was no time left for it',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the line was cut',
  ENOTFOUND: 'there is no such name',
  EAI_AGAIN: 'the name could not be looked up',
  ETIMEDOUT: 'it took too long',
};

export const reasonOf = ({code = '', message}: NodeJS.ErrnoException): string => reasons[code] ?? message;

function decoded(bytes: Buffer, encoding: string | undefined): Pick<Answer, 'text' | 'trouble'> {
  try {
    if (bytes.length === 0 || !encoding || encoding === 'identity') return {text: bytes.toString()};
    if (encoding === 'br') return {text: brotliDecompressSync(bytes).toString()};
    if (encoding === 'gzip') return {text: gunzipSync(bytes).toString()};
    return {text: '', trouble: `is sent as "${encoding}", which nobody asked for`};
  } catch {
    return {text: '', trouble: `says that it is encoded as ${encoding}, and is not`};
  }
}

function repeated(raw: readonly string[]): string[] {
  const names = raw.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  return [...new Set(names.filter((name, at) => name !== 'set-cookie' && names.indexOf(name) !== at))];
}

/** What a certificate is worth is a concern of its own, so a bad one does not end the look. */
function send(url: URL, {method = 'GET', headers, body}: Asked, agent: Agent, signal: AbortSignal): Promise<Answer> {
  const path = url.pathname + url.search;
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({path, status: 0, headers: {}, twice: [], text: '', trouble: `does not answer: ${reasonOf(error)}`});
    const options = {method, headers, agent, signal, timeout: patience, rejectUnauthorized: false};
    const sent = (url.protocol === 'https:' ? secure : plain)(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const {statusCode: status = 0, headers: got, rawHeaders} = response;
        const content = decoded(Buffer.concat(chunks), got['content-encoding']);
        resolve({path, status, headers: got, twice: repeated(rawHeaders), ...content});
      });
    });
    sent.on('timeout', () => sent.destroy(Object.assign(new Error(), {code: 'ETIMEDOUT'})));
    sent.on('error', fail);
    sent.end(body);
  });
}

/** `limit` is in milliseconds: where nothing at all was answered for so long, nothing more is waited for. */
export function visitor(origin: string, limit: number): Visitor {
  const controller = new AbortController();
  const {signal} = controller;
  const timer = setTimeout(() => controller.abort(), limit).unref();
  // Every request under way listens to it.
  setMaxListeners(0, signal);
  const agent = origin.startsWith('https:') ? new SecureAgent(atOnce) : new Agent(atOnce);
  const seen = new Map<string, Promise<Answer>>();
  const ask = async (path: string, asked: Asked = {}) => {
    const answer = await send(new URL(path, origin), asked, agent, signal);
    if (answer.status > 0) timer.refresh();
    return answer;
  };
  const page = (path: string) => {
    const answer = seen.get(path) ?? ask(path, {headers: {Accept: 'text/html', 'Accept-Encoding': 'br, gzip'}});
    seen.set(path, answer);
    return answer;
  };
  const close = () => {
    clearTimeout(timer);
    agent.destroy();
  };
  return {origin, ask, page, close};
}

/** An answer in a sentence. */
export const told = ({path, status, trouble}: Answer): string =>
  trouble ? `${path} ${trouble}` : `${path} answers ${status}`;
