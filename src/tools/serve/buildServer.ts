import {createServer, type Server} from 'node:http';
import {features} from '../../company';
import {chatMeta, type ChatSettings} from '../../company/chat';
import {demoChat, demoSettings} from '../../features/chat/server/demoChat';
import {formCapture} from '../../features/contact/server/capture/formCapture';
import {sendText, type Middleware} from '../../features/contact/server/middleware';
import {sameOrigin} from '../../features/contact/server/sameOrigin';
import {siteHandler} from './siteHandler';

type ServerOptions = {
  folder: string;
  formsFile: string;
  log?: (line: string) => void;
  /** The chat, if the site has none of its own. */
  chat?: ChatSettings;
};

/** Adds the settings of a chat to pages, unless they have their own. */
function withChat(chat: ChatSettings): (html: string) => string {
  const tag = `<meta name="${chatMeta}" content="${JSON.stringify(chat).replaceAll('"', '&quot;')}">`;
  const own = new RegExp(`name="?${chatMeta}`);
  return (html) => (own.test(html) ? html : html.replace('</head>', () => `${tag}</head>`));
}

/** Serves the finished site as its host would, with forms and a demo chat. */
export function buildServer({folder, formsFile, log = console.log, chat = demoSettings}: ServerOptions): Server {
  const site = siteHandler(folder, features.chat ? withChat(chat) : (html) => html);
  const middlewares: Middleware[] = [sameOrigin(), formCapture(formsFile, log), ...(features.chat ? [demoChat()] : [])];
  return createServer({maxHeaderSize: 32 * 1024}, (request, response) => {
    const run = (at: number): void => {
      const middleware = middlewares[at];
      if (middleware) return middleware(request, response, () => run(at + 1));
      site(request, response).catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${String(error)}`);
        sendText(response, 500, 'The page could not be read.');
      });
      return undefined;
    };
    run(0);
  });
}
