import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {features} from '../../../company';
import {chatMeta, chatSettings, type ChatSettings} from '../../../company/chat';
import {messages} from '../../../company/messages';

export const chatTag = (settings: ChatSettings): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: chatMeta, content: JSON.stringify(settings)},
});

/** Adds the chat's settings, if there are any, to every page. */
export default function chatPlugin(): Plugin {
  const settings = chatSettings(process.env);
  return {
    name: 'chat',
    injectHtmlTags: () => (settings ? {headTags: [chatTag(settings)]} : {}),
    async postBuild() {
      if (features.chat && !settings) console.log(messages.noChat);
    },
  };
}
