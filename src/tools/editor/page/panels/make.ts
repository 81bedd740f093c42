type Given<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'className' | 'attributes'>
> & {
  className?: string | undefined;
  attributes?: Readonly<Record<string, string>>;
};

/** An element with its properties, its attributes and what is in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  {attributes = {}, className = '', ...own}: Given<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), own);
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

let last = 0;
/** An id for what a label or a description names. */
export const freshId = (): string => `writing-${(last += 1)}`;
