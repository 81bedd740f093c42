import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Middleware} from '../../contact/server/middleware';
import {reply, type Reply} from './agent';
import {frameInside} from './frameInside';
import {framePage} from './framePage';
import {frameWidget} from './frameWidget';
import {standInPath} from './standInSettings';
import {widget} from './widget';

const limit = 64 * 1024;

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new Error('The request is too large.');
  return Buffer.concat(chunks).toString();
}

async function answer(request: IncomingMessage): Promise<Reply> {
  try {
    return reply(JSON.parse(await read(request)));
  } catch (error) {
    return {
      status: 400,
      body: {message: error instanceof Error ? error.message : 'The request could not be read.'},
    };
  }
}

/** A small agent platform on this machine: the scripts of two kinds of widget and the webhook that they call. */
export function chatStandIn(): Middleware {
  const style = (name: string) => ({type: 'text/css', body: readFileSync(path.join(__dirname, name), 'utf8')});
  const script = (main: () => void) => ({type: 'text/javascript', body: `(${main.toString()})();\n`});
  const files = new Map([
    ['widget.js', script(widget)],
    ['widget.css', style('widget.css')],
    ['frame.js', script(frameWidget)],
    ['frame.html', {type: 'text/html', body: framePage}],
    ['frame.css', style('frame.css')],
    ['frame-inside.js', script(frameInside)],
  ]);
  return (request, response, next) => {
    const where = (request.url ?? '').split('?')[0] ?? '';
    if (!where.startsWith(standInPath)) return next();
    const name = where.slice(standInPath.length);
    const file = files.get(name);
    if (file && (request.method === 'GET' || request.method === 'HEAD')) {
      send(response, 200, file.type, request.method === 'HEAD' ? '' : file.body);
    } else if (name === 'webhook' && request.method === 'POST') {
      void answer(request).then(({status, body}) => {
        if (!response.destroyed) send(response, status, 'application/json', JSON.stringify(body));
      });
    } else send(response, file ? 405 : 404, 'text/plain', 'The chat stand-in has nothing at this address.\n');
  };
}
