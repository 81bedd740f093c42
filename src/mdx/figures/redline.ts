import type {Paragraph, PhrasingContent} from 'mdast';
import {checkChosen} from './choices';
import {messages} from './messages';
import {FigureProblem, partsOf, wordsOf, type Body} from './body';
import {element, inline} from './elements';

/** Puts each replacement above the words that it replaces, and marks words that were only added with a caret. */
function marked(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    const after = nodes[at + 2];
    if (node?.type === 'delete' && after?.type === 'emphasis') {
      const fresh = inline('ins', {}, after.children);
      out.push(inline('ruby', {}, [inline('del', {}, node.children), inline('rt', {}, [fresh])]));
      at += 2;
    } else if (node?.type === 'emphasis') {
      out.push(inline('ins', {}, [{type: 'text', value: '‸ '}, ...node.children]));
    } else if (node?.type === 'strong') out.push(inline('mark', {}, node.children));
    else if (node) out.push(node);
  }
  return out;
}

/** Marks each change of the clause, so that the choices and the slider show them one after another. */
export function drawRedline(body: Body): void {
  checkChosen(body);
  const clause = body.children.find(
    (node): node is Paragraph => node.type === 'paragraph' && partsOf(node, 'delete').length > 0,
  );
  if (!clause || wordsOf(clause).length > 420) throw new FigureProblem(clause ?? body, messages.clause);
  const words = marked(clause.children);
  const changes = words.filter((node) => node.type === 'mdxJsxTextElement');
  changes.forEach((node, at) => {
    const value = at < changes.length / 2 ? 'early' : 'late';
    node.attributes.push({type: 'mdxJsxAttribute', name: 'data-change', value});
  });
  // The types of the tree allow only blocks in here, but the compiler accepts text too.
  const drawn = element('p', {'data-clause': ''}, words as unknown as Paragraph[]);
  body.children.splice(body.children.indexOf(clause), 1, drawn);
}
