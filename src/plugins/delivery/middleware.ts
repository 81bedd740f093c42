import type {Plugin} from '@docusaurus/types';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';

/** What the development server and the preview share: it answers what is its own and passes on the rest. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Entry = {name: string; middleware: Middleware};
type Listening = {onListening?: (devServer: {server: Server}) => void};
type DevServer = {devServer: Listening & {setupMiddlewares: (entries: Entry[]) => Entry[]}};

/** Puts a middleware before all others of the development server, whose fallback to the app's page takes every GET. */
export function devMiddleware(
  name: string,
  middleware: Middleware,
  listening: Listening = {},
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const config: DevServer = {
    devServer: {
      ...listening,
      setupMiddlewares(entries) {
        entries.unshift({name, middleware});
        // The engine joins what its own function and this one return, so the list itself would come twice.
        return [];
      },
    },
  };
  return config as object;
}
