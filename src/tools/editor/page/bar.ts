import styles from './bar.module.css';

type Command = {name: string; keys: string; run: () => void};
type Tone = 'quiet' | 'fault';

export const button = (words: string, run: () => void, className = styles.button): HTMLButtonElement => {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className ?? '';
  element.textContent = words;
  element.addEventListener('click', run);
  // The caret stays in the text.
  element.addEventListener('mousedown', (event) => {
    event.preventDefault();
  });
  return element;
};

/** The bar at the foot of the page: whether writing is on, what can be done, and what happened. */
export class Bar {
  readonly element = document.createElement('section');
  private readonly tools = document.createElement('div');
  private readonly said = document.createElement('p');
  private readonly alarm = document.createElement('p');
  private readonly room = document.createElement('div');
  private readonly toggle: HTMLButtonElement;

  constructor(onToggle: () => void, commands: readonly Command[]) {
    this.element.className = styles.bar ?? '';
    this.element.setAttribute('aria-label', 'Writing on the page');
    this.toggle = button('Write on this page', onToggle, styles.toggle);
    this.toggle.setAttribute('aria-keyshortcuts', 'E');
    // The attribute says it to who listens.
    this.toggle.append(Object.assign(document.createElement('kbd'), {textContent: 'E', ariaHidden: 'true'}));
    this.tools.className = styles.tools ?? '';
    for (const command of commands) this.addTool(command);
    this.said.setAttribute('role', 'status');
    this.alarm.setAttribute('role', 'alert');
    this.room.className = styles.room ?? '';
    const line = document.createElement('div');
    line.className = styles.line ?? '';
    line.append(this.toggle, this.tools, this.said, this.alarm);
    this.element.append(this.room, line);
    this.on = false;
    document.body.append(this.element);
  }

  addTool({name, keys, run}: Command): void {
    const tool = button(name, run);
    tool.title = keys;
    this.tools.append(tool);
  }

  set on(on: boolean) {
    document.body.dataset.write = on ? 'on' : 'off';
    this.toggle.setAttribute('aria-pressed', String(on));
    this.tools.hidden = !on;
    if (!on) this.close();
  }

  get on(): boolean {
    return document.body.dataset.write === 'on';
  }

  say(sentence: string, tone: Tone = 'quiet'): void {
    this.said.textContent = tone === 'quiet' ? sentence : '';
    this.alarm.textContent = tone === 'fault' ? sentence : '';
  }

  /** Shows something above the line: a list, a question. */
  show(...parts: Node[]): void {
    this.room.replaceChildren(...parts);
  }

  close(): void {
    this.room.replaceChildren();
  }

  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.element.contains(target);
  }
}
