import {createServer, type Server} from 'node:http';
import {formCapture} from '../../features/contact/server/capture/formCapture';
import {sendText, type SiteServer} from '../../features/contact/server/middleware';
import {sameOrigin} from '../../features/contact/server/sameOrigin';
import {partsAt} from '../../features/parts';
import {siteHandler} from './siteHandler';

type ServerOptions = {
  folder: string;
  formsFile: string;
  log?: (line: string) => void;
  /** Changes pages, instead of what features change. */
  html?: (html: string) => string;
};

/** Serves the finished site as its host would, with forms and a demo chat. */
export function buildServer({folder, formsFile, log = console.log, html}: ServerOptions): Server {
  const parts = partsAt<{site: SiteServer}>('server/site.ts').map(({site}) => site);
  const site = siteHandler(folder, html ?? ((page) => parts.reduce((text, part) => part.html(text), page)));
  const middlewares = [sameOrigin(), formCapture(formsFile, log), ...parts.map(({middleware}) => middleware)];
  return createServer({maxHeaderSize: 32 * 1024}, (request, response) => {
    const run = (at: number): void => {
      const middleware = middlewares[at];
      if (middleware) return middleware(request, response, () => run(at + 1));
      return void site(request, response).catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${String(error)}`);
        sendText(response, 500, 'The page could not be read.');
      });
    };
    run(0);
  });
}
