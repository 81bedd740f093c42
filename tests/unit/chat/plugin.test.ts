/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';
import chatPlugin, {chatTag} from '@site/src/features/chat/build/plugin';
import {demoSettings} from '@site/src/features/chat/server/demoChat';
import serversPlugin from '@site/src/tools/preview/plugin';
import {describeWith} from '../../support/features';
import {root} from '../../support/files';

const env = {...process.env};
const chat = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

/** What the plugin puts into the head of every page. */
function headWith(settings: Record<string, string>): unknown {
  process.env = {...env, ...settings};
  const tags = chatPlugin().injectHtmlTags?.({content: undefined});
  return tags && 'headTags' in tags ? tags.headTags : undefined;
}

const meta = (content: Record<string, string>) => [
  {tagName: 'meta', attributes: {name: 'chat-settings', content: JSON.stringify(content)}},
];

afterEach(() => {
  process.env = env;
});

describeWith('chat', () => {
  describe('the settings of the chat on every page are', () => {
    const real = {
      src: chat.CHAT_WIDGET_SRC,
      webhookUrl: chat.CHAT_WEBHOOK_URL,
      tenantId: 'tenant',
      agentId: 'agent',
    };

    test.each(['production', 'development'])('the configured ones in %s', (mode) => {
      expect(headWith({...chat, NODE_ENV: mode})).toEqual(meta(real));
    });

    test('none in a production build without settings', () => {
      expect(headWith({NODE_ENV: 'production'})).toBeUndefined();
    });

    test('those of the demo chat on the development server without settings', () => {
      process.env = {...env, NODE_ENV: 'development'};
      const tags = serversPlugin({siteDir: root} as LoadContext)?.injectHtmlTags?.({content: undefined});
      expect(tags).toEqual({headTags: [chatTag(demoSettings)]});
    });

    test('refused if they are incomplete', () => {
      expect(() => headWith({NODE_ENV: 'production', CHAT_AGENT_ID: 'agent'})).toThrow('The chat is only half set up');
    });
  });
});
