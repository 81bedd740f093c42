import {createServer, type Server} from 'node:http';
import {chatMeta, type ChatSettings} from '../../company/chat';
import {standInSettings} from '../chat/settings';
import {chatStandIn} from '../chat/standIn';
import {formCapture} from '../forms/capture';
import {guardClients} from './clients';
import type {Transform} from './files';
import type {Middleware} from './middleware';
import {sentence} from './respond';
import {siteHandler} from './site';

export type PreviewOptions = {
  /** The finished site. */
  folder: string;
  /** Where captured forms are kept. */
  formsFile: string;
  log?: (line: string) => void;
  /** Answers before everything else; tests put their faults here. */
  before?: Middleware;
};

const attribute = (settings: ChatSettings) => JSON.stringify(settings).replaceAll('"', '&quot;');

/** A build without a chat is shown with the stand-in; one that has a chat keeps it. */
const withStandIn: Transform = (file, bytes) => {
  const html = file.endsWith('.html') ? bytes.toString() : '';
  if (!html.includes('</head>') || html.includes(`name="${chatMeta}"`)) return bytes;
  const tag = `<meta name="${chatMeta}" content="${attribute(standInSettings)}">`;
  return Buffer.from(html.replace('</head>', `${tag}</head>`));
};

/** The production preview: the finished site with what its host adds, on one machine. */
export function previewServer({folder, formsFile, log = console.log, before}: PreviewOptions): Server {
  const site = siteHandler(folder, withStandIn);
  const middlewares: Middleware[] = [before, formCapture(formsFile, log), chatStandIn()].filter(
    (one) => one !== undefined,
  );
  const server = createServer({maxHeaderSize: 32 * 1024}, (request, response) => {
    const run = (at: number): void => {
      const middleware = middlewares[at];
      if (middleware) return middleware(request, response, () => run(at + 1));
      site(request, response).catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${String(error)}`);
        sentence(response, 500, 'The page could not be read.');
      });
      return undefined;
    };
    run(0);
  });
  guardClients(server);
  return server;
}
