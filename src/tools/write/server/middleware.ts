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

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>Write | ${company.name}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${address}/styles">
<body>
<script type="module" src="${address}/script"></script>
</body>
</html>
`;

/** The tokens and the base of the site in the company's colors, and the styles of the document. */
async function stylesOf(): Promise<string> {
  const src = path.join(__dirname, '../../..');
  const files = ['css/colors.css', 'css/tokens.css', 'css/base.css', 'tools/write/document/layout.css'];
  const css = await Promise.all(files.map((file) => readFile(path.join(src, file), 'utf8')));
  return [...css, ':root{--font-text:system-ui;--font-display:system-ui}'].join('\n');
}

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
    if (content === undefined) return sendText(response, 404, 'Not found.');
    response.writeHead(200, {'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store'}).end(content);
  };
  const isAllowed = sameOrigin();
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== address && !pathname.startsWith(`${address}/`)) return next();
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
