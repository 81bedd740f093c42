/** Text as a browser shows it: runs of whitespace become one space, and the ends are trimmed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Escapes a text for use as an attribute in HTML or SVG. */
export const inAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Escapes a text for use in a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
