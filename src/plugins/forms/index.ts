import type {LoadContext, Plugin} from '@docusaurus/types';
import {devMiddleware} from '../delivery/middleware';
import {formCapture} from './capture';
import {formsFile} from './store';

/** The development server takes forms as the host would. The preview mounts the same middleware. */
export default function formsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'forms',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      return devMiddleware('forms', formCapture(formsFile(siteDir, process.env)));
    },
  };
}
