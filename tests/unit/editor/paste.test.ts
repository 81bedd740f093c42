import {plainHtml} from '@site/src/tools/editor/page/flow/paste';
import {schema} from '@site/src/tools/editor/schema/schema';
import {contentOf} from '@site/src/tools/editor/source/writeFlow';
import {DOMParser} from 'prosemirror-model';

const pasted = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = plainHtml(html);
  const doc = DOMParser.fromSchema(schema).parse(box);
  return contentOf(doc).replace(/^\w+ (?=[-#|\d\w])/gm, '');
};

const item = (sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

test('lists, emphasis and tables from Word keep their formatting when pasted', () => {
  const table = `<table class=MsoTableGrid><tr><td><p class=MsoNormal>Task<o:p></o:p></p></td><td><p class=MsoNormal>Who</p></td></tr><tr><td><p>Count</p></td><td><p>We</p></td></tr></table>`;
  expect(
    pasted(
      `<style>p.MsoNormal {margin:0}</style><h2>Work<o:p></o:p></h2><p class=MsoNormal>Done <b>today</b>.</p>${item('·', 'One')}${item('·', 'Two')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>${item('1.', 'First')}${table}`,
    ),
  ).toBe('## Work\n\nDone **today**.\n\n- One\n- Two\n\n1. First\n\n| Task | Who |\n| --- | --- |\n| Count | We |');
});

test('lists from LibreOffice and Google Docs are pasted without the paragraphs inside their items', () => {
  expect(pasted('<ul><li><p style="line-height: 115%">One</p></li>\n\t<li><p>Two</p></li></ul>')).toBe('- One\n- Two');
});
