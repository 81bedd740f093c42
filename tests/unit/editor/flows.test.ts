/** @jest-environment node */
import {schema} from '@site/src/tools/editor/schema/schema';
import {flowsOf} from '@site/src/tools/editor/source/flows';
import {writeFlow} from '@site/src/tools/editor/source/writeFlow';
import type {Node} from 'prosemirror-model';
import {children, withChildren} from './texts';

const none = () => undefined;
const flowAt = (file: string, at: number) => {
  const flow = flowsOf(file).find((one) => one.at === at);
  if (!flow) throw new Error(`There is no flow ${at}.`);
  return flow;
};
/** Changes a flow as the browser would: through the JSON of its document. */
function changed(file: string, at: number, change: (doc: Node) => Node): string {
  const flow = flowAt(file, at);
  return writeFlow(file, flow, schema.nodeFromJSON(change(flow.doc).toJSON()), none);
}
const words = (value: string) => (value ? [schema.text(value)] : []);
const paragraph = (value: string) => schema.node('paragraph', null, words(value));

const hero = `import Hero from '@site/src/components/Hero';

<Hero eyebrow="x">

# Agents for *orchards*

They read the \\*sugar*, &amp; answer
for <Claim id="support" /> a season.

<Actions>

<Action to="/contact">Get Started</Action>
<Action to="/contact?topic=demo" kind="quiet">See **it**</Action>

</Actions>

</Hero>
`;

test('a new paragraph is inserted between blocks without changing them', () => {
  const after = changed(hero, 1, (doc) => {
    const [head, ...others] = children(doc);
    return withChildren(doc, [head as Node, paragraph('1. New *and* {odd}'), ...others]);
  });
  expect(after).toBe(hero.replace('orchards*\n\n', 'orchards*\n\n1\\. New \\*and\\* \\{odd}\n\n'));
});

const list = `<Section>

  - **One.** First\r
  - Two
    lines
  - <Claim id="uptime" /> three

</Section>
`.replace('\r', '');

test('a new list item is written in the style of the list', () => {
  const after = changed(list, 1, (doc) => {
    const [items] = children(doc);
    const [one, two, three] = children(items as Node);
    const fresh = schema.node('list_item', null, [paragraph('New')]);
    return withChildren(doc, [
      withChildren(
        items as Node,
        [one, fresh, two, three].map((node) => node as Node),
      ),
    ]);
  });
  expect(after).toBe(list.replace('  - Two', '  - New\n  - Two'));
});

test('a list directly above another list becomes the first item of that list', () => {
  const item = schema.node('list_item', null, [paragraph('New')]);
  const after = changed(list, 1, (doc) =>
    withChildren(doc, [schema.node('bullet_list', null, [item]), ...children(doc)]),
  );
  expect(after).toBe(list.replace('  - **One', '  - New\n  - **One'));
});

const table = `<Schedule>

| Time | Dr. A |
| --- | ---: |
| 9:00 | **New** intake |
|  | a \\| b |

</Schedule>
`;

test('adding a row or column and deleting an empty row change no other cell of a table', () => {
  const cell = (value: string, type = 'table_cell') => schema.node(type, null, words(value));
  const taller = changed(table, 1, (doc) => {
    const [own] = children(doc);
    const row = schema.node('table_row', null, [cell('10:20'), cell('open')]);
    return withChildren(doc, [withChildren(own as Node, [...children(own as Node), row])]);
  });
  expect(taller).toBe(table.replace('b |\n', 'b |\n| 10:20 | open |\n'));
  const wider = changed(table, 1, (doc) => {
    const [own] = children(doc);
    const rows = children(own as Node).map((row, at) =>
      withChildren(row, [...children(row), cell(`c${at}`, at === 0 ? 'table_header' : undefined)]),
    );
    return withChildren(doc, [withChildren(own as Node, rows)]);
  });
  const shorter = changed(table, 1, (doc) => {
    const [own] = children(doc);
    const [head, first, last] = children(own as Node) as [Node, Node, Node];
    const cells = children(last).map((one) => withChildren(one, []));
    return withChildren(doc, [withChildren(own as Node, [head, first, withChildren(last, cells)])]);
  });
  expect(shorter).toBe(table.replace('|  | a \\| b |\n', ''));
  expect(wider).toContain('| Time | Dr. A | c0 |\n| --- | ---: | --- |\n| 9:00 | **New** intake | c1 |');
});

test('a nested list is written below its item', () => {
  const item = (...blocks: Node[]) => schema.node('list_item', null, blocks);
  const inner = schema.node('bullet_list', null, [item(paragraph('Second'))]);
  const after = changed(hero, 1, (doc) =>
    withChildren(doc, [...children(doc), schema.node('bullet_list', null, [item(paragraph('First'), inner)])]),
  );
  expect(after).toContain('</Actions>\n\n- First\n  - Second\n\n</Hero>');
});
