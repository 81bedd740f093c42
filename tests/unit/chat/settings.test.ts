/** @jest-environment node */
import {chatSettings} from '@site/src/company/chat';
import {describeWith} from '../../support/features';

const whole = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

describeWith('chat', () => {
  describe('the chat settings', () => {
    test('are undefined if none is set, or all are empty', () => {
      expect(chatSettings({})).toBeUndefined();
      expect(chatSettings({CHAT_WIDGET_SRC: '', CHAT_AGENT_ID: ' '})).toBeUndefined();
    });

    test('are read from the environment', () => {
      expect(chatSettings(whole)).toEqual({
        src: 'https://chat.example/widget.js',
        webhookUrl: 'https://chat.example/hook',
        tenantId: 'tenant',
        agentId: 'agent',
      });
    });

    test('stop the build if only some are set, naming those that are missing', () => {
      expect(() => chatSettings({...whole, CHAT_AGENT_ID: ''})).toThrow(
        'The chat is only half set up: CHAT_AGENT_ID is missing. Set all four CHAT_ variables, or none for a site without a chat.',
      );
      expect(() => chatSettings({CHAT_WIDGET_SRC: whole.CHAT_WIDGET_SRC})).toThrow(
        'CHAT_WEBHOOK_URL, CHAT_TENANT_ID, and CHAT_AGENT_ID are missing.',
      );
    });

    test.each(['chat.example/widget.js', 'javascript:alert(1)', '//chat.example/x.js'])(
      'stop the build at %s, which is not an address',
      (address) => {
        expect(() => chatSettings({...whole, CHAT_WIDGET_SRC: address})).toThrow(
          `CHAT_WIDGET_SRC is "${address}", which is not an address. Start it with https://.`,
        );
      },
    );
  });
});
