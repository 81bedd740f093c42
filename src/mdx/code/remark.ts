import type {Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';

type Token = ReturnType<typeof Prism.tokenize>[number];
type Colored =
  | {type: 'text'; value: string}
  | {type: 'element'; tagName: 'span'; properties: {className: string[]}; children: Colored[]};

function color(token: Token | Token[]): Colored[] {
  if (Array.isArray(token)) return token.flatMap(color);
  if (typeof token === 'string') return [{type: 'text', value: token}];
  const properties = {className: ['token', token.type]};
  return [{type: 'element', tagName: 'span', properties, children: color(token.content)}];
}

/**
 * Colors code while a page is compiled, so that no browser loads a highlighter. The colors themselves are those of
 * class names in `src/css/copy.css`, because the content security policy blocks inline styles.
 */
const remarkCode = () => (tree: Root) => {
  visit(tree, 'code', (node) => {
    const grammar = Prism.languages[node.lang ?? ''];
    if (grammar) node.data = Object.assign(node.data ?? {}, {hChildren: color(Prism.tokenize(node.value, grammar))});
  });
};

export default remarkCode;
