import type {ChatWidgetConfig} from '../ui/widgetConfig';

/** The demo chat's script. Its source is sent to the browser, so it must not use anything from outside itself. */
export function demoWidget(): void {
  const config = (window as unknown as {ChatWidgetConfig: ChatWidgetConfig}).ChatWidgetConfig;
  const {branding, style} = config;
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...parts: (string | Node)[]) => {
    const element = document.createElement(tag);
    element.className = className;
    element.append(...parts);
    return element;
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .n8n-chat-widget { position: fixed; inset-block-end: 1.4rem; inset-inline-end: 1.4rem; z-index: 30; color: ${style.fontColor}; line-height: 1.5; }
    .n8n-chat-widget .chat-toggle { display: block; inline-size: 3.6rem; block-size: 3.6rem; }
    .n8n-chat-widget :is(.chat-toggle, .chat-send) { border: 2px solid var(--surface); border-radius: 99rem; color: ${style.backgroundColor}; background: ${style.primaryColor}; }
    .n8n-chat-widget :is(.chat-toggle, .chat-send):hover { background: ${style.secondaryColor}; }
    .n8n-chat-widget .chat-container { position: absolute; inset-block-end: 4.6rem; inset-inline-end: 0; display: none; flex-direction: column; inline-size: min(23.5rem, 100vw - 2.8rem); block-size: min(34rem, 100vh - 8rem); border: 1px solid var(--line); border-radius: 1.25rem; background: ${style.backgroundColor}; box-shadow: var(--shadow-lift); }
    .n8n-chat-widget .open { display: flex; }
    .n8n-chat-widget .chat-row { display: flex; gap: 0.5rem; align-items: center; justify-content: space-between; padding: 0.8rem; }
    .n8n-chat-widget .close-button { min-inline-size: 2.75rem; min-block-size: 2.75rem; font-size: 1.5rem; }
    .n8n-chat-widget .chat-messages { flex: 1; padding: 0.8rem; overflow-y: auto; overflow-wrap: anywhere; }
    .n8n-chat-widget .chat-messages p + p { margin-block-start: 0.7rem; }
    .n8n-chat-widget textarea { flex: 1; min-inline-size: 0; padding: 0.6rem; border: 1.5px solid var(--text-faint); border-radius: 0.9rem; background: transparent; resize: none; }
    .n8n-chat-widget .chat-send { min-block-size: 2.75rem; padding-inline: 1.2rem; }
    @media (max-height: 30rem) { .n8n-chat-widget .chat-container { position: fixed; inset: 0.5rem; inline-size: auto; block-size: auto; } }
    @media print { .n8n-chat-widget { display: none; } }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  config.remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };

  const close = make('button', 'close-button', '×');
  const messages = make(
    'div',
    'chat-messages',
    make('p', '', 'This is a demo chat. Nobody reads these messages.'),
    make('p', '', branding.welcomeText),
  );
  const field = make('textarea', '');
  field.rows = 1;
  const line = make('form', 'chat-row', field, make('button', 'chat-send', 'Send'));
  const link = make('a', '', branding.poweredBy.text);
  link.href = branding.poweredBy.link;
  const head = make('div', 'chat-row', make('strong', '', branding.name), close);
  const panel = make('div', 'chat-container', head, messages, line, make('div', 'chat-row', link));
  const toggle = make('button', 'chat-toggle', 'Chat');
  toggle.setAttribute('aria-label', 'Live chat');
  toggle.addEventListener('click', () => panel.classList.toggle('open'));
  close.addEventListener('click', () => panel.classList.remove('open'));

  const say = (text: string) => {
    messages.append(make('p', '', text));
    messages.scrollTop = messages.scrollHeight;
  };
  line.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    field.value = '';
    say(text);
    setTimeout(() => say(`You wrote: ${text}`), 300);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    line.requestSubmit();
  });
  document.body.append(make('div', 'n8n-chat-widget', panel, toggle));
}
