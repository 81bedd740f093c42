import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {text as bodyOf} from 'node:stream/consumers';
import {company} from '../../../company';
import {Refusal} from '../../../content/refusal';
import {sendText, type Middleware} from '../../../features/contact/server/middleware';
import {sameOrigin} from '../../../features/contact/server/sameOrigin';
import {address, api} from '../protocol';
import {openService} from './service';

/** The document, in the tokens, the base and the colors of the site. */
async function html(): Promise<string> {
  const src = path.join(__dirname, '../../..');
  const files = ['css/colors.css', 'css/tokens.css', 'css/base.css', 'tools/write/document/layout.css'];
  const css = await Promise.all(files.map((file) => readFile(path.join(src, file), 'utf8')));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>Write | ${company.name}</title>
<link rel="icon" href="/favicon.ico">
<style>${css.join('\n')}:root{--font-text:system-ui;--font-display:system-ui}</style>
<body>
<script type="module" src="${address}/script"></script>
`;
}

const loopback = /^(::ffff:)?127\.|^::1$/;

/** Serves `/write` to this machine and to no other site. */
export function writeMiddleware(root: string, script: () => Promise<string>): Middleware {
  const service = openService(root) as Record<string, (request: object) => unknown>;
  const answer = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const send = (type: string, content: string) =>
      sendText(response, 200, content, {'Content-Type': `${type}; charset=utf-8`});
    if (pathname === address) return send('text/html', await html());
    if (pathname === `${address}/script`) return send('text/javascript', await readFile(await script(), 'utf8'));
    const action = pathname.startsWith(api) ? service[pathname.slice(api.length)] : undefined;
    if (!action) return sendText(response, 404, 'Not found.');
    send('application/json', JSON.stringify(await action(JSON.parse(await bodyOf(request)) as object)));
  };
  const isAllowed = sameOrigin();
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (!`${pathname}/`.startsWith(`${address}/`)) return next();
    if (!loopback.test(request.socket.remoteAddress ?? '')) return sendText(response, 403, 'Unknown host.');
    isAllowed(request, response, () => {
      answer(request, response, pathname).catch((error: unknown) => {
        if (error instanceof Refusal) return sendText(response, 400, error.message);
        console.error(error);
        sendText(response, 500, 'Bad request.');
      });
    });
  };
}
