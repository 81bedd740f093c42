/** Text as a browser shows it: runs of whitespace become one space, and the ends are trimmed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Escapes a text for HTML, SVG or XML, where it may also be an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Escapes a text for use in a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
