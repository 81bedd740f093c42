import type {ChatWidgetConfig} from '../../../company/chat';

/**
 * The stand-in for the platform's widget script. This function is sent to the browser as it is, so it uses nothing
 * from outside itself. Like the real one it reads its configuration once, leaves a stylesheet and a flag behind,
 * offers no way to be removed and names none of its buttons: the site's controller must cope with all of that.
 */
export function widget(): void {
  const page = window as unknown as {ChatWidgetConfig: ChatWidgetConfig; N8NChatWidgetInitialized?: boolean};
  const {webhook, branding, style, metadata} = page.ChatWidgetConfig;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/__chat/widget.css';
  document.head.append(sheet);
  if (page.N8NChatWidgetInitialized) return;
  page.N8NChatWidgetInitialized = true;

  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };
  const icon = (path: string) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('d', path);
    svg.append(line);
    return svg;
  };
  const logo = make('img', '');
  logo.src = branding.logo;
  logo.alt = '';
  logo.width = logo.height = 32;
  const close = make('button', 'close-button', '×');
  const header = make('div', 'brand-header');
  header.append(logo, make('span', '', branding.name), close);

  const begin = make('button', 'new-chat-btn', 'Send us a message');
  const welcome = make('div', 'new-conversation');
  welcome.append(
    make('h2', 'welcome-text', branding.welcomeText),
    begin,
    make('p', 'response-text', branding.responseTimeText),
  );

  const messages = make('div', 'chat-messages');
  const input = make('textarea', '');
  input.placeholder = 'Type your message here...';
  input.rows = 1;
  const submit = make('button', '', 'Send');
  submit.type = 'submit';
  const line = make('form', 'chat-input');
  line.append(input, submit);
  const powered = make('a', '', branding.poweredBy.text);
  powered.href = branding.poweredBy.link;
  const foot = make('div', 'chat-footer');
  foot.append(powered);
  const talk = make('div', 'chat-interface');
  talk.append(messages, line, foot);

  const container = make('div', `chat-container${style.position === 'left' ? ' position-left' : ''}`);
  container.append(header, welcome, talk);
  const toggle = make('button', `chat-toggle${style.position === 'left' ? ' position-left' : ''}`);
  toggle.append(icon('M7.9 20A9 9 0 1 0 4 16.1L2 22Z'));
  const root = make('div', 'n8n-chat-widget');
  root.style.setProperty('--chat-primary', style.primaryColor);
  root.style.setProperty('--chat-secondary', style.secondaryColor);
  root.style.setProperty('--chat-background', style.backgroundColor);
  root.style.setProperty('--chat-font', style.fontColor);
  root.append(container, toggle);
  document.body.append(root);

  let sessionId = '';
  const say = (text: string, who: 'user' | 'bot') => {
    messages.append(make('div', `chat-message ${who}`, text));
    messages.scrollTop = messages.scrollHeight;
  };
  const ask = async (body: unknown) => {
    try {
      const response = await fetch(webhook.url, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as {output?: string} | {output?: string}[];
      say((Array.isArray(answer) ? answer[0]?.output : answer.output) ?? '', 'bot');
    } catch (error) {
      console.error('Error:', error);
    }
  };
  begin.addEventListener('click', () => {
    sessionId = crypto.randomUUID();
    container.classList.add('talking');
    input.focus();
    void ask([{action: 'loadPreviousSession', sessionId, route: webhook.route, metadata}]);
  });
  line.addEventListener('submit', (event) => {
    event.preventDefault();
    const chatInput = input.value.trim();
    if (!chatInput) return;
    say(chatInput, 'user');
    input.value = '';
    void ask({action: 'sendMessage', sessionId, route: webhook.route, chatInput, metadata});
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    line.requestSubmit();
  });
  toggle.addEventListener('click', () => container.classList.toggle('open'));
  close.addEventListener('click', () => container.classList.remove('open'));
}
