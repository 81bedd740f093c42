import {load} from 'cheerio';

const style = `
:root { color-scheme: light dark; }
body { margin: auto; max-width: 75rem; padding: 1.25rem; font: 1.0625rem/1.6 ui-sans-serif, system-ui, sans-serif; }
h1 { font-size: clamp(2.6rem, 1.55rem + 4.6vw, 4.75rem); line-height: 1.05; letter-spacing: -0.03em; }
h2 { font-size: clamp(2rem, 1.45rem + 2.3vw, 3.1rem); line-height: 1.1; }
`;

/** Elements without visible text. */
const wordless = 'script, style, link, template, svg, img, dialog, [popover], [hidden]';
const kept = ['href', 'type', 'name'];

/**
 * The minimum that shows the text of a page: its elements without classes, drawings and scripts, with a small style
 * sheet and system typefaces. No page with this text can be faster.
 */
export function barePage(html: string): string {
  const $ = load(html);
  const title = $('title').text();
  const body = $('#__docusaurus');
  body.find(wordless).remove();
  body.find('*').each((_, element) => {
    if (!('attribs' in element)) return;
    const attributes = Object.entries(element.attribs).filter(([name]) => kept.includes(name));
    element.attribs = Object.fromEntries(attributes);
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style>${body.html() ?? ''}`;
}
