import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {company} from '../../company';
import {oneLine} from '../../content/text';

/** Elements that are not part of the text: drawings, navigation, input fields. */
const silent = 'nav, svg, script, style, template, input, textarea, [hidden], [aria-hidden="true"], [data-silent]';

const blocks =
  'address, article, aside, blockquote, details, dd, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, label, legend, li, main, ol, option, p, pre, search, section, select, summary, table, tbody, td, th, thead, tr, ul';

const isElement = (node: AnyNode): node is Element => node.type === 'tag';
const squeeze = (text: string) => text.replace(/\s+/g, ' ');

/** Escapes characters that Markdown would read as markup. */
const escape = (text: string) => text.replace(/([\\`*_[\]<>])/g, '\\$1');

const indent = (text: string, by: string) => text.replace(/\n(?=.)/g, `\n${by}`);

/** Turns the finished HTML of a page into Markdown with the same words in the same order. */
export class MarkdownWriter {
  constructor(
    private readonly $: CheerioAPI,
    private readonly address: string,
  ) {}

  page(): string {
    const main = this.$('main').first().clone();
    main.find('noscript').each((_, element) => {
      this.$(element).replaceWith(this.$(element).text());
    });
    main.find(silent).remove();
    const root = main.get(0);
    return root ? `${this.blocksOf(root).trim()}\n` : '';
  }

  /** The children as blocks; runs of inline content between them become paragraphs. */
  private blocksOf(parent: Element): string {
    const parts: string[] = [];
    let run: AnyNode[] = [];
    const flush = () => {
      const text = this.inline(run).trim();
      if (text) parts.push(text);
      run = [];
    };
    for (const child of parent.children) {
      if (isElement(child) && (this.$(child).is(blocks) || this.$(child).find(blocks).length > 0)) {
        flush();
        parts.push(this.block(child));
      } else run.push(child);
    }
    flush();
    return parts.filter(Boolean).join('\n\n');
  }

  private block(element: Element): string {
    const {name} = element;
    const heading = /^h([1-6])$/.exec(name)?.[1];
    if (heading) return `${'#'.repeat(Number(heading))} ${this.inline(element.children).trim()}`;
    if (name === 'summary') return `### ${this.inline(element.children).trim()}`;
    if (name === 'a') return this.linkedBlocks(element);
    if (name === 'ul' || name === 'ol' || name === 'select') return this.list(element);
    if (name === 'blockquote') return this.blocksOf(element).replace(/^/gm, '> ').replace(/^> $/gm, '>');
    if (name === 'dl') return this.definitions(element);
    if (name === 'table') return this.table(element);
    if (name === 'hr') return '---';
    return this.blocksOf(element);
  }

  /** A card that is a link: its heading becomes the link, or else its whole text. */
  private linkedBlocks(element: Element): string {
    const text = this.blocksOf(element);
    const to = `(${this.absolute(element.attribs.href ?? '')})`;
    return /^(#+) (.+)$/m.test(text) ? text.replace(/^(#+) (.+)$/m, `$1 [$2]${to}`) : `[${squeeze(text)}]${to}`;
  }

  private list(element: Element): string {
    const items = element.children.filter(isElement).filter((child) => child.name !== 'optgroup');
    return items
      .map((item, at) => {
        const mark = element.name === 'ol' ? `${at + 1}.` : '-';
        return `${mark} ${indent(this.blocksOf(item), ' '.repeat(mark.length + 1))}`;
      })
      .filter((line) => !/^(-|\d+\.) $/.test(line))
      .join('\n');
  }

  /** Terms and their definitions, one list item each. */
  private definitions(element: Element): string {
    const lines: string[] = [];
    for (const child of this.$(element).find('dt, dd').get()) {
      const text = oneLine(this.blocksOf(child));
      if (child.name === 'dt') lines.push(`- **${text}**`);
      else if (lines.length > 0) lines.push(`${lines.pop()}: ${text}`);
    }
    return lines.join('\n');
  }

  private table(element: Element): string {
    const [head = [], ...rows] = this.$(element)
      .find('tr')
      .get()
      .map((row) => row.children.filter(isElement).map((cell) => oneLine(this.blocksOf(cell))));
    const lines = [head, head.map(() => '---'), ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }

  /** Adjacent buttons or tags have no space between them in HTML, so a dot separates them. */
  private inline(nodes: readonly AnyNode[]): string {
    let text = '';
    let afterElement = false;
    for (const node of nodes) {
      const part = this.inlineOf(node);
      if (part.trim() && isElement(node) && afterElement && !part.startsWith(' ')) text += ' · ';
      if (part) afterElement = isElement(node);
      text += part;
    }
    return squeeze(text);
  }

  private inlineOf(node: AnyNode): string {
    if (node.type === 'text') return escape(squeeze(node.data));
    if (!isElement(node)) return '';
    if (node.name === 'img') return this.picture(node);
    const text = this.inline(node.children);
    if (text.trim() === '') return text;
    const around = (mark: string) => text.replace(/^(\s*)(.*?)(\s*)$/, `$1${mark}$2${mark}$3`);
    if (node.name === 'a') return `[${text.trim()}](${this.absolute(node.attribs.href ?? '')})`;
    if (node.name === 'strong' || node.name === 'b') return around('**');
    if (node.name === 'del') return around('~~');
    if (node.name === 'em' || node.name === 'i') return around('*');
    if (node.name === 'small') return ` (${text.trim().replace(/^\((.*)\)$/, '$1')})`;
    return text;
  }

  /** A picture without alternative text is decorative. */
  private picture({attribs: {alt, src = ''}}: Element): string {
    return alt ? `![${escape(squeeze(alt))}](${this.absolute(src)})` : '';
  }

  /** Full addresses, so that links work wherever the Markdown is read. */
  private absolute(href: string): string {
    return /^[a-z]+:/.test(href) ? href : new URL(href, company.url + this.address).href;
  }
}
