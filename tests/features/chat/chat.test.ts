import {improveWidget} from '@site/src/features/chat/ui/widget';
import {widgetConfig} from '@site/src/features/chat/ui/widgetConfig';

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

test('an open chat closes on Escape even if its field stops key events', () => {
  document.body.innerHTML =
    '<div id="chat"><div class="open"><textarea></textarea></div><button id="toggle">Chat</button></div>';
  const [root, panel, toggle, field] = ['#chat', '.open', '#toggle', 'textarea'].map((one) =>
    document.querySelector<HTMLElement>(one),
  );
  if (!root || !panel || !toggle || !field) throw new Error('The widget is incomplete.');
  toggle.addEventListener('click', () => panel.classList.toggle('open'));
  field.addEventListener('keydown', (event) => event.stopPropagation());
  improveWidget({root, panel, toggle});
  field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  expect(panel).not.toHaveClass('open');
});
