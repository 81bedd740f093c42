type Child = Node | string | false | undefined;
type Tags = HTMLElementTagNameMap;

/** An element with its properties and children. */
export function el<Tag extends keyof Tags>(
  tag: Tag,
  properties: Partial<Tags[Tag]> = {},
  ...children: Child[]
): Tags[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  element.append(...children.filter((one) => one !== false && one !== undefined));
  return element;
}

export const button = (words: string, onclick: () => void) => el('button', {type: 'button', onclick}, words);

/** What went wrong, in words. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'Bad request.');

/** Opens a dialog that was asked for. Escape closes it. */
export function openDialog(title: string, ...content: Child[]): HTMLDialogElement {
  const close = button('Close', () => dialog.close());
  const dialog = el('dialog', {ariaLabel: title}, el('header', {}, el('b', {}, title), close), ...content);
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

type Input = {name: string; words: string; about: string; value?: string; lines?: number; choices?: readonly string[]};

function inputFor({name, value = '', lines = 1, choices = []}: Input): HTMLElement {
  const options = choices.map((one) => el('option', {value: one, selected: one === value}, one || '–'));
  if (options.length > 0) return el('select', {name}, ...options);
  return lines > 1 ? el('textarea', {name, value, rows: lines}) : el('input', {name, value, autocomplete: 'off'});
}

/** A form. It stays open and shows what comes of it. */
export function form(
  inputs: readonly Input[],
  verb: string,
  act: (values: Record<string, string>) => Promise<string> | string,
): HTMLFormElement {
  const result = el('p', {className: 'result', role: 'status'});
  const labels = inputs.map((one) => el('label', {}, one.words, inputFor(one), el('small', {}, one.about)));
  const own = el('form', {}, ...labels, el('button', {}, verb), result);
  own.onsubmit = async (event) => {
    event.preventDefault();
    result.textContent = 'Working …';
    const values = [...new FormData(own)].map(([name, value]) => [name, String(value).trim()] as const);
    result.textContent = await Promise.resolve(act(Object.fromEntries(values))).catch(reasonOf);
  };
  return own;
}
