import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {text as bodyOf} from 'node:stream/consumers';
import {Refusal} from '../../../content/refusal';
import {sendText, type Middleware} from '../../../features/contact/server/middleware';
import {messages} from '../messages';
import {address, api, tokenHeader} from '../protocol';
import {htmlOf, stylesOf} from './assets';
import {isAction, requestSchemas, type Action} from './requests';
import {openService} from './service';

const loopback = /^(::ffff:)?127\.|^::1$/;

function send(response: ServerResponse, type: string, content: string | Buffer): void {
  response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'});
  response.end(content);
}

/** The document of `/write` and its files. Undefined if there is no such file. */
async function fileAt(
  url: URL,
  token: string,
  script: () => Promise<string>,
): Promise<[type: string, content: string | Buffer] | undefined> {
  const [, kind = ''] = /^\/write\/?(\w+)?$/.exec(url.pathname) ?? [];
  if (kind === '') return ['text/html; charset=utf-8', htmlOf(token)];
  if (kind === 'script') return ['text/javascript; charset=utf-8', await readFile(await script())];
  if (kind === 'styles') return ['text/css; charset=utf-8', await stylesOf()];
  return undefined;
}

/** Serves `/write` to this machine. `sameOrigin` has already refused other sites. */
export function writeMiddleware(root: string, token: string, script: () => Promise<string>): Middleware {
  const service: Record<Action, (request: never) => unknown> = openService(root);
  const act = async (request: IncomingMessage, response: ServerResponse) => {
    const action = (request.url ?? '').slice(api.length);
    const body = await bodyOf(request);
    if (request.headers[tokenHeader] !== token) return sendText(response, 403, messages.earlierStart);
    if (!isAction(action)) return sendText(response, 404, messages.notFound);
    const read = requestSchemas[action].safeParse(JSON.parse(body));
    if (!read.success) return sendText(response, 400, messages.badRequest);
    const answered = await Promise.resolve(read.data as never)
      .then(service[action])
      .catch((error: unknown) => {
        if (error instanceof Refusal) return {refused: error.message};
        throw error;
      });
    return send(response, 'application/json; charset=utf-8', JSON.stringify(answered));
  };
  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== address && !url.pathname.startsWith(`${address}/`)) return next();
    if (!loopback.test(request.socket.remoteAddress ?? '')) return sendText(response, 403, messages.unknownHost);
    const done = url.pathname.startsWith(api)
      ? act(request, response)
      : fileAt(url, token, script).then((found) =>
          found ? send(response, ...found) : sendText(response, 404, messages.notFound),
        );
    done.catch((error: unknown) => {
      sendText(response, 400, error instanceof Error ? error.message : messages.badRequest);
    });
  };
}
