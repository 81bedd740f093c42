/** Questions and answers of "How do I …?". */
export const help = [
  [
    'save?',
    'You do not. Text is saved as you type, once the doctor accepts it; until then it is kept in this browser.',
  ],
  ['undo?', 'Ctrl+Z, as often as you like, also after a reload.'],
  ['add a component?', 'Type / on an empty line, or press Ctrl+. in the text.'],
  ['change a number?', 'Numbers are claims. Insert one with the badge in the toolbar.'],
  ['add a link?', 'Select the words and press Ctrl+K. For another site, type its whole address.'],
  ['add a picture?', 'Drop or paste it, or use the toolbar.'],
  ['change the title or the menu?', 'Use "Edit fields" above the text.'],
  ['publish a draft?', 'Use "Edit fields", and leave "draft" empty.'],
  ['find the text of something?', 'Click it in the page, or press E on any page of the site.'],
  ['hand in my work?', 'Press "Submit …". It shows what has changed and sends it for approval.'],
] as const;
