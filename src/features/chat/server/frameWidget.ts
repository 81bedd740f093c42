import type {ChatWidgetConfig} from '../../../company/chat';

/**
 * The script of a platform of another kind, sent to the browser as it is: it draws a while after it has run, keeps its
 * parts in a shadow root, and holds the conversation in a frame, which the page cannot look into.
 */
export function frameWidget(): void {
  const {ChatWidgetConfig: config} = window as unknown as {ChatWidgetConfig: ChatWidgetConfig};
  const script = document.currentScript as HTMLScriptElement;
  const frame = document.createElement('iframe');
  frame.src = new URL('frame.html', script.src).href;
  const panel = document.createElement('div');
  panel.className = 'chat-container';
  panel.append(frame);
  const toggle = document.createElement('button');
  toggle.className = 'chat-toggle';
  toggle.textContent = '…';
  const style = document.createElement('style');
  style.textContent = `
    :host { position: fixed; inset-block-end: 1.4rem; inset-inline-end: 1.4rem; z-index: 30; color: ${config.style.fontColor}; }
    .chat-toggle { inline-size: 3.6rem; block-size: 3.6rem; border: 1px solid transparent; border-radius: 1rem; color: ${config.style.backgroundColor}; background: ${config.style.primaryColor}; font-size: 2rem; line-height: 1; cursor: pointer; }
    .chat-container { position: absolute; inset-block-end: 4.6rem; inset-inline-end: 0; display: none; inline-size: min(23.5rem, 100vw - 2.8rem); block-size: min(34rem, 100vh - 8rem); overflow: hidden; border: 1px solid; border-radius: 1rem; background: ${config.style.backgroundColor}; }
    .open { display: block; }
    iframe { inline-size: 100%; block-size: 100%; border: 0; }
    @media (max-height: 30rem) { .chat-container { position: fixed; inset: 0.5rem; inline-size: auto; block-size: auto; } }
    @media print { :host { display: none; } }`;
  const host = document.createElement('framed-chat');
  host.className = 'n8n-chat-widget';
  host.attachShadow({mode: 'open'}).append(style, panel, toggle);

  const tell = () => {
    const {color: background, backgroundColor: primary} = getComputedStyle(toggle);
    const colors = {background, primary, font: getComputedStyle(host).color};
    frame.contentWindow?.postMessage({config, colors}, new URL(frame.src).origin);
  };
  frame.addEventListener('load', () => {
    tell();
    toggle.addEventListener('click', tell);
  });
  toggle.addEventListener('click', () => panel.classList.toggle('open'));
  window.addEventListener('message', ({source, data}) => {
    if (source === frame.contentWindow && data === 'close') panel.classList.remove('open');
  });
  setTimeout(() => document.body.append(host), 300);
}
