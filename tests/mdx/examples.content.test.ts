import {partsOf} from '../../src/mdx/figures/body';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import remarkExamples from '../../src/mdx/examples/remark';
import {readMdx} from '../../src/mdx/readMdx';
import {root} from '../support/files';
import {industries} from '../support/menus';

/** The examples of a page as it is compiled. */
function examplesOf(...pages: string[]) {
  const examples = pages.map((to) => `<Example to="${to}" kind="Calls and chats">\n\n### Of ${to}\n\n</Example>`);
  const tree = readMdx(examples.join('\n\n'));
  void remarkExamples({root}).call({} as never)?.(tree, new VFile(), () => undefined);
  return partsOf(tree, 'mdxJsxFlowElement').filter(({name}) => name === 'Example');
}

// The guides of components show pages of ours, and `npm start` has these guides in its gallery.
test('another company may remove a page that a guide shows', () => {
  const {to} = industries.first;
  const [example, ...others] = examplesOf('/industries/removed', to);
  expect(others).toEqual([]);
  expect(toString(example)).toContain(`Of ${to}`);
});
