import {Draft} from '@site/src/tools/editor/page/draft';
import {pasted} from '@site/src/tools/editor/page/paste';
import {placeOf} from '@site/src/tools/editor/page/place';
import {contentIn, elementsFor} from '@site/src/tools/editor/page/tree';
import type {PageText} from '@site/src/tools/editor/messages';
import type {Inline} from '@site/src/tools/editor/source/content';

const letters = (value: string): Inline => ({type: 'text', value});
const claim: Inline = {type: 'chip', source: '<Claim id="uptime" />'};
const text = (kind: string, ...content: Inline[]): PageText => ({at: 0, kind, content});

/** What a component drew. */
const drawn = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  return first as HTMLElement;
};

describe('a text is found in what a component drew for it', () => {
  test.each<[string, PageText, string, string]>([
    ['a paragraph', text('paragraph', letters('One two')), '<p>One\ntwo</p>', 'One\ntwo'],
    ['an item with a list in it', text('item', letters('One')), '<li>One<ul><li>Two</li></ul></li>', 'One'],
    ['a headline before its link', text('heading', letters('One')), '<h2>One<a href="#one"></a></h2>', 'One'],
    ['a button with an arrow', text('label', letters('Go')), '<a><svg></svg>Go<svg></svg></a>', 'Go'],
    [
      'a prop deep inside',
      text('prop', letters('Who')),
      '<figure><div><b>Who</b><span>Where</span></div></figure>',
      'Who',
    ],
  ])('%s', (_, wanted, html, words) => {
    expect(
      placeOf(wanted, [drawn(html)])
        ?.nodes.map(({textContent}) => textContent)
        .join(''),
    ).toBe(words);
  });

  test('with what its chips show', () => {
    const place = placeOf(text('paragraph', letters('At '), claim, letters(' up')), [
      drawn('<p>At <span>99.9%</span> up</p>'),
    ]);
    expect(place?.values).toEqual(['99.9%']);
  });

  test('and not where the page says something else', () => {
    expect(placeOf(text('paragraph', letters('One')), [drawn('<p>Two</p>')])).toBeUndefined();
  });
});

test('what is shown says what the file says, and browsers’ own signs are not typed', () => {
  const content: Inline[] = [
    {type: 'strong', children: [letters('A'), {type: 'emphasis', children: [letters('b')]}]},
    letters(' c '),
    {type: 'link', to: '/contact', title: undefined, children: [letters('d')]},
    {type: 'tag', open: '<small>', close: '</small>', children: [letters('e'), claim]},
    {type: 'code', value: 'f'},
  ];
  const element = document.createElement('p');
  element.append(...elementsFor(content, ['99.9%']));
  expect(element.textContent).toBe('Ab c de99.9%f');
  expect(contentIn(element, content)).toEqual(content);
  element.innerHTML = 'a\u00a0 b<br><b style="color: red">c</b><span>d</span>\u200b';
  expect(contentIn(element, [])).toEqual([letters('a b'), {type: 'strong', children: [letters('c')]}, letters('d')]);
});

describe('what is pasted', () => {
  const contentOf = (html: string, words = '') => pasted(html, words).content;
  const strong = (...children: Inline[]): Inline => ({type: 'strong', children});
  const emphasis = (...children: Inline[]): Inline => ({type: 'emphasis', children});
  const link = (to: string, words: string): Inline => ({
    type: 'link',
    to,
    title: undefined,
    children: [letters(words)],
  });

  test('keeps its words, bold and italic from an office program, and leaves the rest behind', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Title</title>
<style><!-- p.MsoNormal {margin: 0} --></style></head><body lang=EN-US><!--StartFragment-->
<p class=MsoNormal><span style='font-size:11.0pt;color:red'>Some <b
style='mso-bidi-font-weight:normal'>bold</b>&nbsp;and <i>italic</i>
words<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>First</p>
<ul><li>Second</li><li>Third</li></ul><table><tr><td>A</td><td>B</td></tr></table><script>run()</script><!--EndFragment--></body></html>`;
    expect(contentOf(html)).toEqual([
      letters('Some '),
      strong(letters('bold')),
      letters(' and '),
      emphasis(letters('italic')),
      letters(' words First Second Third A B'),
    ]);
  });

  test('is bold by a style too, and not by a tag whose style says no', () => {
    const html =
      '<b style="font-weight:normal"><span style="font-weight:700">One</span> <span style="font-style:italic">two</span> three</b>';
    expect(contentOf(html)).toEqual([
      strong(letters('One')),
      letters(' '),
      emphasis(letters('two')),
      letters(' three'),
    ]);
  });

  test('keeps links that lead somewhere, and only the words of others', () => {
    const html = `<a href="javascript:run()">a</a> <a href="file:///c:/b.docx">b</a> <a href="https://example.com/c">c</a>
      <a href="${location.origin}/contact?d#e">d</a> <a name="f">f</a> <a href="mailto:g@example.com">g</a>`;
    expect(contentOf(html)).toEqual([
      letters('a b '),
      link('https://example.com/c', 'c'),
      letters(' '),
      link('/contact?d#e', 'd'),
      letters(' f '),
      link('mailto:g@example.com', 'g'),
    ]);
  });

  test('keeps chips with what they show, and a space at its ends that somebody copied', () => {
    const {content, values} = pasted('<span data-chip="&lt;Claim id=&quot;uptime&quot; /&gt;">99.9%</span>', ' 99.9% ');
    expect(content).toEqual([letters(' '), claim, letters(' ')]);
    expect(values).toEqual(['99.9%']);
  });
});

describe('a draft', () => {
  const open = (html: string, wanted: PageText) => {
    const host = drawn(html);
    const place = placeOf(wanted, [host]);
    if (!place) throw new Error('There is no such text.');
    return {host, draft: new Draft('a', wanted, place)};
  };

  test('puts back the very nodes that the page drew', () => {
    const {host, draft} = open('<summary>Why?<svg></svg></summary>', text('prop', letters('Why?')));
    const [, arrow] = host.childNodes;
    draft.insertWords(' And how?');
    expect(host.textContent).toBe('Why? And how?');
    expect(draft.content).toEqual([letters('Why? And how?')]);
    draft.restore();
    expect(host.outerHTML).toBe('<summary>Why?<svg></svg></summary>');
    expect(host.childNodes[1]).toBe(arrow);
  });

  test('is taken back step by step, and made again', () => {
    const {draft} = open('<p>One</p>', text('paragraph', letters('One')));
    draft.insertWords(' two');
    draft.insertChip('<Claim id="uptime" />', '99.9%');
    expect(draft.content).toEqual([letters('One two'), claim]);
    expect([draft.undo(), draft.content]).toEqual([true, [letters('One two')]]);
    expect([draft.undo(), draft.isChanged, draft.undo()]).toEqual([true, false, false]);
    expect([draft.redo(), draft.redo(), draft.redo()]).toEqual([true, true, false]);
    expect(draft.element.textContent).toBe('One two99.9%');
  });

  test('pasted words of an office program are plain words in one line', () => {
    const {draft} = open('<p>One</p>', text('paragraph', letters('One')));
    draft.insertWords('\r\n  two\tthree\n\nfour');
    expect(draft.content).toEqual([letters('One two three four')]);
  });

  test('takes what was pasted where the caret is', () => {
    const {draft} = open('<p>One</p>', text('paragraph', letters('One')));
    draft.insert([letters(' two '), {type: 'strong', children: [letters('three')]}, claim], ['99.9%']);
    draft.insertWords(' four');
    expect(draft.element.textContent).toBe('One two three99.9% four');
    expect(draft.undo() && draft.undo() && draft.content).toEqual([letters('One')]);
  });
});
