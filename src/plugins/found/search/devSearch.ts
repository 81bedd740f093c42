import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {searchFile} from '../../../catalogue/search';
import {devMiddleware} from '../../delivery/middleware';

/** The search reads finished pages. The development server has none, so it gives out what the last build found. */
export default function devSearchPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'dev-search',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      return devMiddleware('search', (request, response, next) => {
        if (request.url !== searchFile) return next();
        readFile(path.join(siteDir, 'build', searchFile)).then(
          (file) => response.setHeader('Content-Type', 'application/json').end(file),
          () => response.writeHead(404).end('There is no build/ yet.'),
        );
      });
    },
  };
}
