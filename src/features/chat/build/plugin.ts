import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {chatMeta, chatSettings} from '../../../company/chat';
import {messages} from '../../../company/messages';
import {demoSettings} from '../server/demoChat';

/** Puts the chat into its slots, and its settings, if there are any, into every page. `npm start` has a demo instead. */
export default function chatPlugin(): Plugin {
  const settings = chatSettings(process.env);
  const shown = settings ?? (process.env.NODE_ENV === 'production' ? undefined : demoSettings);
  const tag = shown && {tagName: 'meta', attributes: {name: chatMeta, content: JSON.stringify(shown)}};
  return {
    name: 'chat',
    getThemePath: () => path.join(__dirname, '..', 'ui', 'theme'),
    injectHtmlTags: () => ({headTags: tag ? [tag] : []}),
    async postBuild() {
      if (!settings) console.log(messages.noChat);
    },
  };
}
