const everywhere = ['lang', 'title'];

/** The HTML that copy may use where Markdown has no syntax for it, with its attributes. Styles belong in style sheets. */
export const plainTags: ReadonlyMap<string, readonly string[]> = new Map([
  ...['abbr', 'em', 'kbd', 'small', 'span', 'strong', 'sub', 'sup'].map((name) => [name, everywhere] as const),
  ['a', [...everywhere, 'href']],
  ['br', []],
  ['time', [...everywhere, 'dateTime']],
]);
