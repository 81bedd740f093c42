import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Server} from 'node:http';
import {redirects} from '../../catalogue/redirects';
import {guardClients} from './clients';
import {devMiddleware, type Middleware} from './middleware';
import {addressOf} from './resolve';
import {sentence} from './respond';
import {parseRedirects, redirectFor} from './rules';
import {recordShipped} from './shipped';
import {redirectsFile} from './write/netlify';

const rules = parseRedirects(redirectsFile({redirects, hidden: []}));

/** What the host refuses and redirects, for the development server. */
const gate: Middleware = (request, response, next) => {
  const asked = addressOf(request.url ?? '/');
  if ('refused' in asked) return sentence(response, asked.refused, asked.sentence);
  const found = redirectFor(rules, asked.path, asked.query, true);
  return found ? sentence(response, found.status, `See ${found.location}`, {Location: found.location}) : next();
};

const guarded = {onListening: ({server}: {server: Server}) => guardClients(server)};

export default function deliveryPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'delivery',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      if (process.env.NODE_ENV !== 'production') return devMiddleware('gate', gate, guarded);
      return {plugins: [recordShipped(generatedFilesDir)]};
    },
  };
}
