import {Chat} from '@site/src/features/chat/ui/chat';
import type {ChatSettings} from '@site/src/company/chat';

const settings: ChatSettings = {
  src: 'https://chat.example/widget.js',
  webhookUrl: 'https://chat.example/hook',
  tenantId: 'tenant',
  agentId: 'agent',
  hosts: {'style-src': ['https://cdn.example']},
};

const page = () => ({
  head: document.head.innerHTML,
  body: document.body.innerHTML,
  globals: Object.keys(window).sort().join(' '),
});

const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="chat.example"]');

/** Adds to the page everything that the platform's script is known to add. */
function run(): void {
  const font = document.createElement('link');
  font.rel = 'stylesheet';
  font.href = 'https://cdn.example/font.css';
  const style = document.createElement('style');
  style.textContent = '.n8n-chat-widget { color: red }';
  document.head.append(font, style);
  if (window.N8NChatWidgetInitialized) return;
  window.N8NChatWidgetInitialized = true;
  const widget = document.createElement('div');
  widget.className = 'n8n-chat-widget';
  widget.innerHTML = `<div class="chat-container"><button class="close-button">×</button><button class="new">New</button>
    <div class="chat-messages"></div><textarea></textarea></div><button class="chat-toggle"><svg></svg></button>`;
  const panel = widget.querySelector('.chat-container');
  widget.querySelector('.chat-toggle')?.addEventListener('click', () => panel?.classList.toggle('open'));
  document.body.append(widget);
}

async function loadScript(element: HTMLScriptElement | null): Promise<void> {
  run();
  element?.dispatchEvent(new Event('load'));
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
}

let before: ReturnType<typeof page>;
let chat: Chat;

beforeEach(() => {
  document.adoptedStyleSheets = [];
  document.head.innerHTML = `<link rel="stylesheet" href="/assets/site.css"><style>.site{}</style>`;
  document.body.innerHTML = '<main></main><footer></footer>';
  HTMLElement.prototype.checkVisibility = () => true;
  before = page();
  chat = new Chat(settings);
});

describe('the chat widget', () => {
  test('gets its configuration in the shape that the platform reads', async () => {
    chat.start();
    expect(script()?.src).toBe(settings.src);
    expect(window.ChatWidgetConfig).toEqual({
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
    await loadScript(script());
    chat.stop();
  });

  test('is removed with everything that it added, and nothing else', async () => {
    chat.start();
    await loadScript(script());
    expect(document.querySelector('.chat-toggle')).toHaveAttribute('aria-expanded', 'false');
    chat.stop();
    expect(page()).toEqual(before);
  });
});

describe('an open chat', () => {
  const find = (selector: string) => document.querySelector<HTMLElement>(`.n8n-chat-widget ${selector}`);

  beforeEach(async () => {
    chat.start();
    await loadScript(script());
  });

  afterEach(() => {
    chat.stop();
  });

  test('closes on Escape even if its field stops key events, and the focus moves in and back', async () => {
    find('textarea')?.addEventListener('keydown', (event) => event.stopPropagation());
    chat.open();
    await Promise.resolve();
    expect(find('.chat-toggle')).toHaveAttribute('aria-expanded', 'true');
    expect(find('textarea')).toHaveFocus();
    find('textarea')?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    await Promise.resolve();
    expect(find('.chat-container')).not.toHaveClass('open');
    expect(find('.chat-toggle')).toHaveFocus();
  });
});
