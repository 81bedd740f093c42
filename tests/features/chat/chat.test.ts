import {widgetConfig} from '@site/src/features/chat/ui/widgetConfig';
import {chatSettings} from '@site/src/company/chat';
import {describeWith} from '../../support/features';

test('the chat gets its configuration in the shape that the platform reads', () => {
  const settings = {src: '', webhookUrl: 'https://chat.example/hook', tenantId: 'tenant', agentId: 'agent', hosts: []};
  expect(widgetConfig(settings)).toEqual({
    webhook: {url: settings.webhookUrl, route: 'general'},
    branding: {
      logo: 'http://localhost/chat-logo.svg',
      name: expect.any(String) as string,
      welcomeText: 'Hello! How can I assist you today?',
      responseTimeText: 'We typically respond right away',
      poweredBy: {text: 'Privacy Policy', link: '/legal/privacy-policy'},
    },
    style: {
      primaryColor: 'var(--brand)',
      secondaryColor: 'var(--brand-strong)',
      position: 'right',
      backgroundColor: 'var(--surface-raised)',
      fontColor: 'var(--text)',
    },
    metadata: {tenantId: 'tenant', agentId: 'agent'},
  });
});

const whole = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

const noUrl = (src: string) => `CHAT_WIDGET_SRC is "${src}", which is not a URL. Start it with https://.`;

const noHost = (host: string) =>
  `CHAT_HOSTS contains "${host}", which is not a host that it accepts. Write hosts such as https://chat.example or https://*.chat.example, without a path and with spaces between them.`;

const urls = ['chat.example/widget.js', 'javascript:alert(1)', '//chat.example/x.js'];
const hosts = [
  ...['chat.example.com', 'https://chat.example.com/widget', 'https://*.com', 'https://*', '*', 'https:'],
  ...['http://chat.example.com', "'unsafe-inline'", 'https://a.example.com;script-src'],
  ...['https://a.example.com,https://b.example.com', 'https://$host.example.com'],
];

describeWith('chat', () => {
  test('the settings stop the build if only some are set, and the error names the missing ones', () => {
    expect(() => chatSettings({...whole, CHAT_AGENT_ID: ''})).toThrow(
      'The chat needs CHAT_AGENT_ID too. Set CHAT_WIDGET_SRC, CHAT_WEBHOOK_URL, CHAT_TENANT_ID, and CHAT_AGENT_ID, or leave all of them empty for a site without a chat.',
    );
    expect(() => chatSettings({CHAT_WIDGET_SRC: whole.CHAT_WIDGET_SRC})).toThrow(
      'The chat needs CHAT_WEBHOOK_URL, CHAT_TENANT_ID, and CHAT_AGENT_ID too.',
    );
  });

  test.each([
    ...urls.map((src) => [{CHAT_WIDGET_SRC: src}, noUrl(src)] as const),
    ...hosts.map((host) => [{CHAT_HOSTS: `https://chat.example ${host}`}, noHost(host)] as const),
  ])('the settings %j stop the build', (settings, sentence) => {
    expect(() => chatSettings({...whole, ...settings})).toThrow(sentence);
  });

  test('the settings list the hosts that the content security policy allows besides', () => {
    const given = ' https://api.example.com:8443  wss://live.example.com https://*.example.com http://localhost:9000 ';
    expect(chatSettings({...whole, CHAT_HOSTS: given})?.hosts).toEqual(given.trim().split(/ +/));
    expect(chatSettings(whole)?.hosts).toEqual([]);
  });
});
