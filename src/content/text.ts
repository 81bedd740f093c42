/** Words as a browser shows them: line breaks and indentation are spaces, and none is at the ends. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text as a regular expression that finds it as it is. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
