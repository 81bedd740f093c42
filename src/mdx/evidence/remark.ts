import type {ListItem, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {evidence} from '../../claims/evidence';
import {claimValues, isClaimId, type ClaimId} from '../../claims/claims';
import {company} from '../../company';
import {longDay} from '../../content/dates';
import {element, inline, worded} from '../elements';
import {attributeOf} from '../nodes';

const claimIn = ({children: [paragraph]}: ListItem): MdxJsxTextElement | undefined => {
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return first?.type === 'mdxJsxTextElement' && first.name === 'Claim' ? first : undefined;
};

/** What is counted and how, in lines of text: a list would be twenty more elements for each number. */
function popover(id: ClaimId): MdxJsxFlowElement {
  const {means, measured, evidence: source, owner, reviewed} = evidence[id];
  const lines = Object.entries({
    Sample: measured?.sample,
    Period: measured?.period,
    Formula: measured?.formula,
    'Left out': measured?.leftOut,
    Source: source,
    Reviewed: `${longDay(reviewed.on, company.language)}, by ${owner}`,
  }).flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []));
  return element('div', {id: `evidence-${id}`, popover: 'auto', 'data-silent': ''}, [
    worded('b', 'What we count'),
    worded('p', means),
    worded('p', lines.join('\n')),
  ]);
}

/** A button that opens the popover, and a line break after it. */
const opener = (id: ClaimId): PhrasingContent[] => [
  inline('button', {
    type: 'button',
    popoverTarget: `evidence-${id}`,
    'aria-label': `How we measure ${evidence[id].wording.replace('{}', claimValues[id])}`,
    'data-silent': '',
  }),
  inline('br', {}),
];

/** Adds a popover with its evidence to each large number. Only these texts reach the browser, not their whole file. */
const remarkEvidence = () => (tree: Root) => {
  visit(tree, 'mdxJsxFlowElement', (grid) => {
    if (grid.name !== 'StatGrid' || attributeOf(grid, 'variant') === 'plain') return;
    visit(grid, 'listItem', (item) => {
      const claim = claimIn(item);
      const id = claim && attributeOf(claim, 'id');
      const [paragraph] = item.children;
      if (!id || !isClaimId(id) || paragraph?.type !== 'paragraph') return;
      paragraph.children.splice(1, 0, ...opener(id));
      item.children.push(popover(id));
    });
  });
};

export default remarkEvidence;
