/** @jest-environment node */
import {addressParagraphs} from '@site/src/features/policies/build/paragraphs';
import {readMarkdown} from '@site/src/features/policies/model/text';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** The address and the citation of each paragraph and item, by its first word. */
function addressesIn(text: string): Record<string, string> {
  const tree = readMarkdown(text);
  addressParagraphs(tree);
  const found: Record<string, string> = {};
  visit(tree, ['paragraph', 'listItem'], (node) => {
    const {id, 'data-cite': cite} =
      (node.data as {hProperties?: Record<string, string>} | undefined)?.hProperties ?? {};
    const [word = ''] = /[A-Z][a-z]+/.exec(toString(node)) ?? [];
    if (id) found[word] = `${id} ${cite}`;
  });
  return found;
}

test('where a text prints no numbers, paragraphs are counted and items have letters and numerals', () => {
  const text = `Hello.

## 8. Fees

First.

Second:

- Alpha
- Beta
  - Inner
  - Deeper

1. One

## Contact

Write.
`;
  expect(addressesIn(text)).toEqual({
    Hello: 'introduction-1 Introduction, paragraph 1',
    First: '8-1 § 8.1',
    Second: '8-2 § 8.2',
    Alpha: '8-2-a § 8.2(a)',
    Beta: '8-2-b § 8.2(b)',
    Inner: '8-2-b-i § 8.2(b)(i)',
    Deeper: '8-2-b-ii § 8.2(b)(ii)',
    One: '8-2-1 § 8.2(1)',
    Write: 'contact-1 Contact, paragraph 1',
  });
});

test('where a text prints numbers and letters, they are its addresses', () => {
  const text = `## 8. Fees

Lead.

8.2 Second:

(a) Alpha

(h) Hotel

(i) India

(ii) Roman

8.2.1. Deep

- (c) Charlie
- (d) Delta

8.2 Twice.

### 8.3 Support

Now.

Later.

- Echo
`;
  expect(addressesIn(text)).toEqual({
    Second: '8-2 § 8.2',
    Alpha: '8-2-a § 8.2(a)',
    Hotel: '8-2-h § 8.2(h)',
    India: '8-2-i § 8.2(i)',
    Roman: '8-2-i-ii § 8.2(i)(ii)',
    Deep: '8-2-1 § 8.2.1',
    Charlie: '8-2-1-c § 8.2.1(c)',
    Delta: '8-2-1-d § 8.2.1(d)',
    Now: '8-3 § 8.3',
    Echo: '8-3-a § 8.3(a)',
  });
});
