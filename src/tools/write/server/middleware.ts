import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {text as bodyOf} from 'node:stream/consumers';
import {Refusal} from '../../../content/refusal';
import {sendText, type Middleware} from '../../../features/contact/server/middleware';
import {sameOrigin} from '../../../features/contact/server/sameOrigin';
import {messages} from '../messages';
import {address, api} from '../protocol';
import {html, stylesOf} from './assets';
import {openService} from './service';

const loopback = /^(::ffff:)?127\.|^::1$/;

/** Serves `/write` to this machine and to no other site. */
export function writeMiddleware(root: string, script: () => Promise<string>): Middleware {
  const service = openService(root) as Record<string, (request: object) => unknown>;
  const files: Readonly<Record<string, [type: string, content: () => string | Buffer | Promise<string | Buffer>]>> = {
    [address]: ['text/html', () => html],
    [`${address}/script`]: ['text/javascript', async () => readFile(await script())],
    [`${address}/styles`]: ['text/css', stylesOf],
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const action = pathname.startsWith(api) ? service[pathname.slice(api.length)] : undefined;
    const [type, content] = action
      ? ['application/json', JSON.stringify(await action(JSON.parse(await bodyOf(request)) as object))]
      : [files[pathname]?.[0], await files[pathname]?.[1]()];
    if (content === undefined) return sendText(response, 404, messages.notFound);
    response.writeHead(200, {'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store'}).end(content);
  };
  const isAllowed = sameOrigin();
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== address && !pathname.startsWith(`${address}/`)) return next();
    if (!loopback.test(request.socket.remoteAddress ?? '')) return sendText(response, 403, messages.unknownHost);
    isAllowed(request, response, () => {
      answer(request, response, pathname).catch((error: unknown) => {
        if (error instanceof Refusal) return sendText(response, 400, error.message);
        console.error(error);
        sendText(response, 500, messages.badRequest);
      });
    });
  };
}
