import type {ChatWidgetConfig} from '../../../company/chat';

type Told = {config: ChatWidgetConfig; colors: Record<string, string>};

/** What happens within the frame, sent to the browser as it is. The page outside tells it its configuration. */
export function frameInside(): void {
  const part = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
  const begin = part('begin');
  const log = part('log');
  const line = part<HTMLFormElement>('line');
  const message = part<HTMLTextAreaElement>('message');
  const about = part<HTMLAnchorElement>('about');
  let config: ChatWidgetConfig | undefined;
  let sessionId = '';

  const say = (text: string) => {
    const said = document.createElement('p');
    said.textContent = text;
    log.append(said);
    log.scrollTop = log.scrollHeight;
  };
  const ask = async (body: unknown) => {
    if (!config) return;
    try {
      const headers = {'Content-Type': 'application/json'};
      const response = await fetch(config.webhook.url, {method: 'POST', headers, body: JSON.stringify(body)});
      const answer = (await response.json()) as {output?: string} | {output?: string}[];
      say((Array.isArray(answer) ? answer[0]?.output : answer.output) ?? '');
    } catch (error) {
      console.error('Error:', error);
    }
  };
  const common = () => ({sessionId, route: config?.webhook.route, metadata: config?.metadata});
  const close = () => window.parent.postMessage('close', '*');

  window.addEventListener('message', ({source, data}: MessageEvent<Told>) => {
    if (source !== window.parent) return;
    config = data.config;
    for (const [name, color] of Object.entries(data.colors)) document.body.style.setProperty(`--${name}`, color);
    part('name').textContent = config.branding.name;
    part('welcome').textContent = config.branding.welcomeText;
    about.textContent = config.branding.poweredBy.text;
    about.href = config.branding.poweredBy.link;
  });
  window.addEventListener('focus', () => (line.hidden ? begin : message).focus());
  window.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') close();
  });
  part('close').addEventListener('click', close);
  begin.addEventListener('click', () => {
    sessionId = crypto.randomUUID();
    begin.hidden = true;
    log.hidden = line.hidden = false;
    message.focus();
    void ask([{action: 'loadPreviousSession', ...common()}]);
  });
  line.addEventListener('submit', (event) => {
    event.preventDefault();
    const chatInput = message.value.trim();
    if (!chatInput) return;
    say(chatInput);
    message.value = '';
    void ask({action: 'sendMessage', ...common(), chatInput});
  });
  message.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    line.requestSubmit();
  });
}
