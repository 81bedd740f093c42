/** @jest-environment node */
import type {Root} from 'mdast';
import {readMdx} from '../../src/mdx/readMdx';
import {markTables} from '../../src/mdx/tables';

const marked = (mdx: string): Root => {
  const tree = readMdx(mdx);
  markTables(tree);
  return tree;
};

const table = '| Plan | **Price** |\n| --- | ---: |\n| Pilot | One |';

test('a table is in a scrolling region that has a name and is focusable', () => {
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
});

test('a table in a component is in a scrolling region too', () => {
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
