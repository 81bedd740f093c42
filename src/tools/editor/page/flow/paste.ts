/** Word copies a list as paragraphs whose style names the bullet. */
function listOf(paragraphs: string): string {
  const list = /mso-list:\s*Ignore[^>]*>\s*\w+[.)]/i.test(paragraphs) ? 'ol' : 'ul';
  return `<${list}>${paragraphs.replace(/<(\/?)p\b/gi, '<$1li')}</${list}>`;
}

/** Removes style sheets, list bullets and paragraphs in cells from the HTML that other programs copy. */
export const plainHtml = (html: string): string =>
  html
    .replace(/<(style|script|title)\b[^]*?<\/\1>/gi, '')
    .replace(/(?:<p\b[^>]*MsoListParagraph[^>]*>[^]*?<\/p>\s*)+/gi, listOf)
    .replace(/<!\[if !supportLists\]>[^]*?<!\[endif\]>/gi, '')
    .replace(/<span[^>]*mso-list:\s*Ignore[^]*?<\/span>(?:<\/span>)?/gi, '')
    .replace(/<t[dh]\b[^>]*>[^]*?<\/t[dh]>/gi, (cell) => cell.replace(/<\/?p\b[^>]*>/gi, ' '));
