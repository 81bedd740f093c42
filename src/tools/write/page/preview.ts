import {messages} from '../messages';
import {button, el} from '../dom';
import {lineAttribute, type FromPage, type ToPage} from '../protocol';

const widths = {phone: '390px', tablet: '820px', full: '100%'};

/** The real page in a frame. What is typed does not depend on it. */
export function openPreview(open: (at: string, words: string) => void) {
  const frame = el('iframe', {title: messages.page, className: 'page'});
  let last: ToPage | undefined;
  const send = () => last && frame.contentWindow?.postMessage(last, location.origin);
  addEventListener('message', ({origin, source, data}: MessageEvent<FromPage>) => {
    if (origin !== location.origin || source !== frame.contentWindow) return;
    if (data.write === 'ready') send();
    if (data.write === 'open') open(data.at, data.words);
  });
  const choices = Object.entries(widths).map(([name, width]) => {
    const choose = () => {
      frame.style.inlineSize = width;
      for (const one of choices) one.ariaPressed = String(one === own);
    };
    const own = button(messages[name as keyof typeof widths], choose);
    own.ariaPressed = String(name === 'full');
    return own;
  });
  const link = el('a', {target: '_blank', rel: 'noopener'}, messages.openPage);
  return {
    element: el(
      'section',
      {className: 'preview', ariaLabel: messages.page},
      el('div', {className: 'tools', role: 'toolbar', ariaLabel: messages.width}, ...choices, link),
      el('div', {className: 'stage'}, frame),
    ),
    /** Shows a page, unless it is there already. */
    show: (address: string, file: string) => {
      link.href = address;
      if (frame.contentWindow?.location.pathname !== address) frame.src = address;
      // A page that is still being compiled may come without its text or with half a script.
      const again = () => {
        const isThere = frame.contentDocument?.querySelector(`[${lineAttribute}^="${file}:"]`);
        if (link.pathname === address && !isThere) frame.contentWindow?.location.reload();
      };
      for (const seconds of [8, 20, 45, 90]) setTimeout(again, seconds * 1000);
    },
    /** Outlines the block of a line. */
    follow: (file: string, line: number) => {
      last = {write: 'show', file, line};
      send();
    },
  };
}
