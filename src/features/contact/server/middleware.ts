import type {IncomingMessage, ServerResponse} from 'node:http';

/** A request handler for `npm start` and `npm run serve`, which passes on requests that it does not answer. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What a feature adds to `npm start` and `npm run serve`: the export `site` of its `server/site.ts`. */
export type SiteServer = {
  middleware: Middleware;
  /** Changes the pages of `npm run serve`. In `npm start`, the plugin of the feature does that. */
  html: (html: string) => string;
};

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(`${text}\n`);
}
