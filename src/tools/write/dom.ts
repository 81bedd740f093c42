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

type Input = {name: string; words: string; about: string; value?: string; lines?: number; choices?: readonly string[]};

function inputFor({name, value = '', lines = 1, choices = []}: Input): HTMLElement {
  const options = choices.map((one) => el('option', {value: one, selected: one === value}, one || '–'));
  if (options.length > 0) return el('select', {name}, ...options);
  return lines > 1 ? el('textarea', {name, value, rows: lines}) : el('input', {name, value, autocomplete: 'off'});
}

/** Opens a form that was asked for, which shows what comes of it or, if nothing does, closes. Escape closes it, too. */
export function openForm(
  title: string,
  content: Child,
  inputs: readonly Input[],
  verb: string,
  act: (values: Record<string, string>) => Promise<string> | string,
): void {
  const result = el('pre', {role: 'status'});
  const labels = inputs.map((one) => el('label', {}, one.words, inputFor(one), el('small', {}, one.about)));
  const close = button('Close', () => dialog.close());
  const actions = el('footer', {}, verb && el('button', {}, verb), close);
  const form = el('form', {}, el('b', {}, title), content, ...labels, actions, result);
  const dialog = el('dialog', {ariaLabel: title, onclose: () => dialog.remove()}, form);
  form.onsubmit = async (event) => {
    event.preventDefault();
    result.textContent = 'Working …';
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
    result.textContent = await Promise.resolve(act(Object.fromEntries(values))).catch(reasonOf);
    if (!result.textContent) dialog.close();
  };
  document.body.append(dialog);
  dialog.showModal();
}
