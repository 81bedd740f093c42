import type {Plugin} from '@docusaurus/types';
import {chatMeta, chatSettings, type ChatSettings} from '../../company/chat';
import {devMiddleware} from '../delivery/middleware';
import {standInSettings} from './settings';
import {chatStandIn} from './standIn';

export const chatTag = (settings: ChatSettings) => ({
  tagName: 'meta',
  attributes: {name: chatMeta, content: JSON.stringify(settings)},
});

/** Tells every page which chat it has. The development server brings its own when none is configured. */
export default function chatPlugin(): Plugin {
  const configured = chatSettings(process.env);
  const production = process.env.NODE_ENV === 'production';
  const settings = configured ?? (production ? undefined : standInSettings);
  return {
    name: 'chat',
    injectHtmlTags: () => (settings ? {headTags: [chatTag(settings)]} : {}),
    configureWebpack: (_config, isServer) =>
      !isServer && !production && !configured ? devMiddleware('chat-stand-in', chatStandIn()) : {},
    async postBuild() {
      if (!configured) console.log('No chat: the CHAT_ variables are not set, so this build ships no widget.');
    },
  };
}
