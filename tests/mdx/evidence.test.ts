import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import remarkEvidence from '../../src/mdx/evidence/remark';
import {readMdx} from '../../src/mdx/readMdx';
import {evidence} from '../../src/claims/evidence';

/** The texts of the popovers in a grid of one figure. */
function popovers(attributes: string): string[] {
  const tree = readMdx(`<StatGrid${attributes}>\n\n- <Claim id="savings" /> average annual savings\n\n</StatGrid>`);
  void remarkEvidence.call({} as never)?.(tree, new VFile(), () => undefined);
  const found: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.attributes.some((one) => 'name' in one && one.name === 'popover')) found.push(toString(node));
  });
  return found;
}

test('a large figure has a popover that says how it is measured, and who reviewed it', () => {
  const [text = '', ...others] = popovers('');
  expect(others).toEqual([]);
  expect(text).toContain(evidence.savings.means);
  expect(text).toContain(evidence.savings.evidence);
  for (const field of Object.values(evidence.savings.measured ?? {})) expect(text).toContain(field);
  expect(text).toContain('October 1, 2026, by Finance');
});

test('figures of the "plain" variant have no popover', () => {
  expect(popovers(' variant="plain"')).toEqual([]);
});
