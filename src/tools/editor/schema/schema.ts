import {Schema, type Attrs, type NodeSpec} from 'prosemirror-model';
import {tableNodes} from 'prosemirror-tables';

/** `id` is the number of a block in its flow in the file, or null for a new block. */
const id = {default: null};
const text: NodeSpec = {content: 'inline*', group: 'block', attrs: {id}, defining: true};
const list: NodeSpec = {
  content: 'list_item+',
  group: 'block',
  attrs: {id, start: {default: 1}, marker: {default: '-'}, isSpread: {default: false}},
};
const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'inline*',
  cellAttributes: {
    id,
    align: {default: null, setDOMAttr: (align, attrs) => Object.assign(attrs, {'data-align': align})},
  },
});

/** What a flow can contain. The page renders it like the site, and the server writes it as Markdown. */
export const schema = new Schema({
  nodes: {
    doc: {content: 'block+'},
    /** A flow without blocks: the label of a button. */
    words: {content: 'inline*', attrs: {id}},
    paragraph: {...text, parseDOM: [{tag: 'p'}], toDOM: () => ['p', 0]},
    heading: {
      ...text,
      attrs: {id, level: {default: 2}},
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({tag: `h${level}`, attrs: {level: Math.min(level, 4)}})),
      toDOM: ({attrs}) => [`h${String(attrs.level)}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      attrs: {id},
      defining: true,
      parseDOM: [{tag: 'blockquote'}],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {...list, parseDOM: [{tag: 'ul'}], toDOM: () => ['ul', 0]},
    ordered_list: {
      ...list,
      attrs: {...list.attrs, marker: {default: '.'}},
      parseDOM: [{tag: 'ol', getAttrs: (element) => ({start: (element as HTMLOListElement).start})}],
      toDOM: ({attrs}) => ['ol', {start: attrs.start === 1 ? null : String(attrs.start)}, 0],
    },
    list_item: {
      content: 'block+',
      attrs: {id},
      defining: true,
      parseDOM: [{tag: 'li'}],
      toDOM: () => ['li', 0],
    },
    ...tables,
    table: {...tables.table, attrs: {id}, toDOM: () => ['table', 0]},
    table_row: {
      ...tables.table_row,
      attrs: {id},
      // Style sheets select the heading row by its element.
      toDOM: ({firstChild}) => [firstChild?.type.name === 'table_header' ? 'thead' : 'tbody', ['tr', 0]],
    },
    /** A block without editable text: a component, code. `components` are the numbers of its components in the file. */
    embed: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: {id, components: {default: []}, offer: {default: null}, name: {default: ''}, source: {default: ''}},
      parseDOM: [{tag: '[data-embed]', getAttrs: ({dataset}) => JSON.parse(dataset.embed ?? '{}') as Attrs}],
      toDOM: ({attrs}) => ['div', {'data-embed': JSON.stringify(attrs, ['id', 'components', 'name'])}],
    },
    /** A claim, a count, a company fact or a picture in a sentence. */
    chip: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: {source: {}, component: {default: null}},
      parseDOM: [{tag: '[data-chip]', getAttrs: ({dataset}) => ({source: dataset.chip})}],
      toDOM: ({attrs}) => ['span', {'data-chip': String(attrs.source)}, String(attrs.source)],
    },
    text: {group: 'inline'},
  },
  marks: {
    link: {
      attrs: {to: {}, title: {default: null}},
      inclusive: false,
      parseDOM: [{tag: 'a[href]', getAttrs: (element) => addressOf(element as HTMLAnchorElement)}],
      toDOM: ({attrs}) => ['a', {href: String(attrs.to), title: attrs.title as string | null}, 0],
    },
    strong: {
      parseDOM: [
        {tag: 'strong'},
        // Google Docs wraps everything in a bold element whose style is not bold.
        {tag: 'b', getAttrs: ({style}) => (style.fontWeight === 'normal' ? false : null)},
        {style: 'font-weight', getAttrs: (value) => (/^(bold(er)?|[6-9]\d{2})$/.test(value) ? null : false)},
      ],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [{tag: 'em'}, {tag: 'i'}, {style: 'font-style=italic'}],
      toDOM: () => ['em', 0],
    },
    delete: {parseDOM: [{tag: 'del'}, {tag: 's'}], toDOM: () => ['del', 0]},
    /** An HTML tag around words, such as `<small>`. */
    tag: {
      attrs: {open: {}, close: {}},
      excludes: '',
      toDOM: ({attrs}) => [/^<([a-z]+)/.exec(String(attrs.open))?.[1] ?? 'span', 0],
    },
    code: {code: true, parseDOM: [{tag: 'code'}], toDOM: () => ['code', 0]},
  },
});

/** The address of a pasted link. Browsers copy links within this site with its host. */
function addressOf(link: HTMLAnchorElement): {to: string; title: string | null} | false {
  const address = link.getAttribute('href') ?? '';
  const title = link.title || null;
  if (/^([/#]|mailto:|tel:)/i.test(address)) return {to: address, title};
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin === location.origin) return {to: `${url.pathname}${url.search}${url.hash}`, title};
  return url && /^https?:$/.test(url.protocol) ? {to: address, title} : false;
}
