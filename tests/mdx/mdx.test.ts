/** @jest-environment node */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkEvidence from '../../src/mdx/evidence/remark';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readMdx} from '../../src/mdx/readMdx';
import {evidence} from '../../src/claims/evidence';
import {shownDay} from '../support/words';
import {markTables} from '../../src/mdx/tables';

/** The texts of the popovers in a grid of one figure. */
function popovers(attributes: string): string[] {
  const tree = readMdx(`<StatGrid${attributes}>\n\n- <Claim id="savings" /> average annual savings\n\n</StatGrid>`);
  remarkEvidence()(tree);
  const found: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.attributes.some((one) => 'name' in one && one.name === 'popover')) found.push(toString(node));
  });
  return found;
}

test('a large figure has a popover that says how it is measured, and who reviewed it', () => {
  const [text = '', ...others] = popovers('');
  const {reviewed, owner} = evidence.savings;
  expect(others).toEqual([]);
  expect(text).toContain(evidence.savings.means);
  expect(text).toContain(evidence.savings.evidence);
  for (const field of Object.values(evidence.savings.measured ?? {})) expect(text).toContain(field);
  expect(text).toContain(`${shownDay(reviewed.on)}, by ${owner}`);
});

test('figures of the "plain" variant have no popover', () => {
  expect(popovers(' variant="plain"')).toEqual([]);
});

const marked = (mdx: string): Root => {
  const tree = readMdx(mdx);
  markTables(tree);
  return tree;
};

const table = '| Plan | **Price** |\n| --- | ---: |\n| Pilot | One |';

test('a table is in a scrolling region that has a name and is focusable, in a component too', () => {
  const [box] = marked(table).children;
  expect(box).toMatchObject({type: 'mdxJsxFlowElement', name: 'div', children: [{type: 'table', align: null}]});
  const attributes = box && 'attributes' in box ? box.attributes : [];
  expect(Object.fromEntries(attributes.map((one) => ('name' in one ? [one.name, one.value] : [])))).toEqual({
    role: 'region',
    'aria-label': 'Table: Plan, Price',
    tabIndex: '0',
    'data-table': '',
  });
  expect(JSON.stringify(box)).toContain('"data-align":"right"');
  expect(JSON.stringify(marked(`<Prose>\n\n${table}\n\n</Prose>`))).toContain('"data-table"');
});

test('the cells of a table with three columns name their column, for a phone', () => {
  const wide = JSON.stringify(marked('| Task | You | Us |\n| --- | --- | --- |\n| Roll back | Anyone | At once |'));
  expect(wide).toContain('"name":"data-table","value":"wide"');
  expect(wide.match(/"data-label":"[^"]*"/g)).toEqual([
    '"data-label":"Task"',
    '"data-label":"You"',
    '"data-label":"Us"',
  ]);
  expect(JSON.stringify(marked(table))).not.toContain('data-label');
});
