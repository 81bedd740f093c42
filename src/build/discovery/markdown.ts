import type {CheerioAPI} from 'cheerio';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {company} from '../../company';

/** Elements that are not part of the text: drawings, navigation, input fields. */
const silent =
  'nav, svg, script, style, template, input, textarea, [hidden], [aria-hidden="true"], [data-silent], a:empty';

/** What Markdown has only other elements for. */
const renamed: Record<string, string> = {
  summary: 'h3',
  select: 'ul',
  option: 'li',
  dl: 'ul',
  label: 'div',
  legend: 'div',
};

const inline = 'a, b, button, code, del, em, i, ins, kbd, mark, rt, small, span, strong, time';

/** Leaves the text of a page. Adjacent buttons or tags have no space between them in HTML, so a dot separates them. */
function textOf($: CheerioAPI) {
  const main = $('main').first().clone();
  main.find('noscript:not([data-silent])').each((_, element) => void $(element).replaceWith($(element).text()));
  main.find(silent).remove();
  main.find('br').replaceWith(' ');
  // A card that is a link: its title becomes the link.
  main.find('a:has(p, ul, h2, h3, h4)').each((_, card) => {
    const title = $(card).find('h2, h3, h4, p').first();
    title.wrapInner($('<a>').attr('href', card.attribs.href));
    card.name = 'div';
  });
  main.find('dt').each((_, term) => {
    const definition = $(term).next('dd').remove();
    $(term).replaceWith($('<li>').append($('<b>').append($(term).contents()), ': ', definition.contents()));
  });
  main.find('small').each((_, note) => {
    if (!/^\s*\(/.test($(note).text())) $(note).prepend('(').append(')').before(' ');
  });
  main.find(inline).each((_, element) => {
    const {prev} = element;
    const isBeside = prev?.type === 'tag' && $(prev).is(inline);
    if (isBeside && /\S$/.test($(prev).text()) && /^\S/.test($(element).text())) $(element).before(' · ');
  });
  main.find('summary:has(h2, h3, h4)').each((_, element) => void (element.name = 'div'));
  main.find(Object.keys(renamed).join()).each((_, element) => void (element.name = renamed[element.name] ?? ''));
  return main.get(0);
}

type Node = Parameters<typeof toMdast>[0];
type Content = Extract<Node, {type: 'element'}>['children'];

const asHast = (node: ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number]): Content => {
  if (node.type === 'text') return [{type: 'text', value: node.data}];
  if (node.type !== 'tag') return [];
  return [{type: 'element', tagName: node.name, properties: node.attribs, children: node.children.flatMap(asHast)}];
};

/** The finished page at an address as Markdown, with the same words in the same order, and with whole addresses. */
export function markdownOf($: CheerioAPI, address: string): string {
  const text = textOf($);
  if (!text) return '';
  const base = {type: 'element' as const, tagName: 'base', properties: {href: company.url + address}, children: []};
  const tree = toMdast({type: 'root', children: [base, ...asHast(text)]});
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
  });
  // Spaces at the ends of emphasis belong outside of it, and letters beside it may stay.
  return markdown
    .replace(/&#x20;(~~|\*+|_+)/g, '$1 ')
    .replace(/(~~|\*+|_+)&#x20;/g, ' $1')
    .replace(/&#x([\dA-F]+);/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
}
