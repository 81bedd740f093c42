import type {ChatSettings} from '../../../company/chat';
import type {Middleware} from '../../contact/server/middleware';
import {demoWidget} from './demoWidget';

/** Everything of the demo chat is below this address, which no page of the site uses. */
export const demoPath = '/__chat/';

/** The chat of `npm start` and `npm run preview` where the site has none of its own. */
export const demoSettings: ChatSettings = {
  src: `${demoPath}demo.js`,
  webhookUrl: `${demoPath}webhook`,
  tenantId: 'demo-tenant',
  agentId: 'demo-agent',
};

/** Serves the script of the demo chat. It calls no webhook. */
export const demoChat = (): Middleware => (request, response, next) => {
  if (request.url !== demoSettings.src) return next();
  response.writeHead(200, {'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache'});
  return response.end(request.method === 'HEAD' ? '' : `(${demoWidget.toString()})();\n`);
};
