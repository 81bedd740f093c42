import {chatMeta, type ChatSettings} from '../../../company/chat';
import type {Middleware} from '../../contact/server/middleware';
import {demoWidget} from './demoWidget';

/** The demo chat is served below this path, which no page uses. */
export const demoPath = '/__chat/';

/** Used by `npm start` and `npm run serve` when the site has no chat of its own. */
export const demoSettings: ChatSettings = {
  src: `${demoPath}demo.js`,
  webhookUrl: `${demoPath}webhook`,
  tenantId: 'demo-tenant',
  agentId: 'demo-agent',
  hosts: [],
};

/** Serves the script of the demo chat. It calls no webhook. */
export const demoChat = (): Middleware => (request, response, next) => {
  if (request.url !== demoSettings.src) return next();
  response.writeHead(200, {'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache'});
  return response.end(request.method === 'HEAD' ? '' : `(${demoWidget.toString()})();\n`);
};

/** Adds the settings of a chat to a page, unless it has its own. */
export function withChat(chat: ChatSettings): (html: string) => string {
  const tag = `<meta name="${chatMeta}" content="${JSON.stringify(chat).replaceAll('"', '&quot;')}">`;
  const own = new RegExp(`name="?${chatMeta}`);
  return (html) => (own.test(html) ? html : html.replace('</head>', () => `${tag}</head>`));
}
