import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {readMdx} from '../../../src/build/mdx/readMdx';
import {drawFigures} from '../../../src/build/figures/draw';

type Drawn = {name: string; text: string; at: Record<string, string>};

function draw(text: string) {
  const tree = readMdx(text);
  const problems: string[] = [];
  drawFigures(tree, (node, message) => problems.push(`${node.position?.start.line ?? 0}: ${message}`));
  const drawn: Drawn[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const at = Object.fromEntries(
      node.attributes.flatMap((one) => ('name' in one ? [[one.name, String(one.value)]] : [])),
    );
    drawn.push({name: node.name ?? '', text: toString(node), at});
  });
  const all = (name: string) => drawn.filter((one) => one.name === name);
  return {tree, problems, all};
}

const body = (name: string, text: string) => `<${name}>\n\n${text}\n\n</${name.split(' ')[0]}>`;

const curve = `| Run | Right (**90% agreed**) |
| --- | ---: |
| Run 1 | 80% |
| Run 2 | 85% **codes added** |
| Run 3 | 95% |
| Run 4 | 100% **done** |`;

describe('what is drawn', () => {
  it('puts the points of a curve where their numbers belong, and keeps the table', () => {
    const {all, problems, tree} = draw(body('LineChart', curve));
    expect(problems).toEqual([]);
    // 85 on a scale from 80 to 100 is a quarter of the way up; the second of four points a third of the way across.
    expect(all('circle').map(({at}) => [at.cx, at.cy])).toEqual([
      ['33.33%', '75%'],
      ['100%', '0%'],
    ]);
    expect(all('line').find(({at}) => at['data-part'] === 'limit')?.at.y1).toBe('50%');
    expect(all('text').map(({text}) => text)).toEqual(
      expect.arrayContaining(['90% agreed', 'codes added', 'Run 1', 'Run 4']),
    );
    expect(all('path').map(({at}) => at.d)).toContain('M0,100L33.3,75L66.7,25L100,0');
    expect(toString(tree)).toContain('Run 3');
  });

  it('draws steps that hold until the next one, with a gate where one is named', () => {
    const {all, problems} = draw(
      body('LineChart steps', '| Day | Share |\n| --- | --- |\n| Mon | 0% |\n| Tue **tests** | 50% |\n| Wed | 100% |'),
    );
    expect(problems).toEqual([]);
    expect(all('path')[1]?.at.d).toBe('M0,96L33.3,96L33.3,54L66.7,54L66.7,12L100,12');
    expect(all('circle').map(({at}) => [at.cx, at.cy])).toEqual([['33.33%', '75%']]);
  });

  it('draws each span of a row on the axis that is named above the list', () => {
    const {all, problems} = draw(
      body('Timeline', 'Day 0, 50, 100\n\n- Plan **0–20** two\n- Build **20–70** _tested_ **90–100** late'),
    );
    expect(problems).toEqual([]);
    expect(all('rect').map(({at}) => [at.x, at.width, at['data-part']])).toEqual([
      ['0%', '20%', 'bar'],
      ['20%', '50%', 'strong'],
      ['90%', '10%', 'bar'],
    ]);
    // The last one has no room on its bar nor after it.
    expect(all('text').find(({text}) => text === 'late')?.at['data-at']).toBe('end');
  });

  it('joins what has the same words in bold, and marks what has no counterpart', () => {
    const {all, problems, tree} = draw(
      body('Matching', 'Bank\n\n- A **1**\n- B **2**\n- C **3**\n\nBooks\n\n- X **2**\n- Y **1**\n- Z'),
    );
    expect(problems).toEqual([]);
    expect(all('path').map(({at}) => at.d)).toEqual([
      'M0,10C50,10,50,30,100,30',
      'M0,30C50,30,50,10,100,10',
      'M0 50H60',
    ]);
    const open: string[] = [];
    visit(tree, 'listItem', (item) => {
      if (item.data?.hProperties) open.push(toString(item));
    });
    expect(open).toEqual(['C 3', 'Z']);
  });
});

const rows = (count: number, line = (at: number) => `- **${at}:00** row`) =>
  Array.from({length: count}, (_, at) => line(at + 1)).join('\n');

describe('what cannot be drawn', () => {
  it.each([
    [
      'a hole in a plot',
      body('LineChart', curve.replace('85% **codes added**', '')),
      '6: This row of the plot has an empty cell.',
    ],
    ['words for a number', body('LineChart', curve.replace('85%', 'some')), '6: "some" is no number'],
    [
      'words that are too long',
      body('LineChart', curve.replace('codes added', 'the rare codes were added')),
      '6: "the rare codes were added" is too long',
    ],
    ['rows out of order', body('LineChart', curve.replace('Run 3', 'Run 1')), '7: "Run 1" comes after "Run 2"'],
    ['no table', body('LineChart', 'Nothing'), '1: A <LineChart> needs a table'],
    [
      'two rows',
      body('LineChart', '| A | B |\n| --- | --- |\n| x | 1 |\n| y | 2 |'),
      '3: A plot needs three to twelve rows, and this has 2.',
    ],
    ['no axis', body('Timeline', '- Plan **0–20**'), '1: Above its list, <Timeline> needs a line'],
    ['a long unit', body('Timeline', 'Working day 0, 9\n\n- Plan **0–2**'), '3: "Working day" is too long'],
    [
      'an axis that runs backwards',
      body('Timeline', 'Day 0, 30, 20\n\n- Plan **0–20**'),
      '3: On the axis, 20 comes after 30.',
    ],
    [
      'a bar that runs backwards',
      body('Timeline', 'Day 0, 30\n\n- Plan **20–10**'),
      '5: "20–10" ends before it begins.',
    ],
    [
      'a bar off the axis',
      body('Timeline', 'Day 0, 30\n\n- Plan **20–40**'),
      '5: "20–40" does not fit on the axis, which goes from 0 to 30.',
    ],
    ['a row without a bar', body('Timeline', 'Day 0, 30\n\n- Plan'), '5: This row has no span'],
    [
      'too many rows',
      body('ActivityLog', rows(6)),
      '8: This is item 6 of a list in <ActivityLog>, which has room for 5.',
    ],
    [
      'a row without a front',
      body('ActivityLog', '- row'),
      '3: Each item of <ActivityLog> begins with a time or a name in **bold**',
    ],
    [
      'a time that runs backwards',
      body(
        'ActivityLog',
        rows(3, (at) => `- **${[11, 9, 8][at - 1]}:00** row`),
      ),
      '5: "8:00" comes after "9:00"',
    ],
    ['seven desks', body('FanOut', `> New\n\n${rows(7)}`), '5: A <FanOut> needs two to six items, and this has 7.'],
    ['one list', body('Matching', 'Bank\n\n- A **1**'), '1: A <Matching> needs two lists'],
    [
      'lists of unlike length',
      body('Matching', 'Bank\n\n- A **1**\n- B\n\nBooks\n\n- C **1**'),
      '10: Both lists of a <Matching> need the same number of items',
    ],
    [
      'nothing that belongs together',
      body('Matching', 'Bank\n\n- A **1**\n\nBooks\n\n- C **2**'),
      '1: No item of the first list',
    ],
    [
      'a key that stands twice',
      body('Matching', 'Bank\n\n- A **1**\n- B **1**\n\nBooks\n\n- C **1**\n- D **2**'),
      '5: **1** stands twice',
    ],
    [
      'five columns',
      body('Schedule', '| a | b | c | d | e |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 |'),
      '3: A table in <Schedule> has room for four columns',
    ],
    [
      'a column without a name',
      body('Schedule', '| | b |\n| - | - |\n| 1 | 2 |'),
      '3: A column of this table has no heading.',
    ],
    [
      'a row with a cell too few',
      body('Schedule', '| a | b |\n| - | - |\n| 1 |'),
      '5: The heading of this table has 2 cells, and this row has 1.',
    ],
    ['more than all', body('AnnotatedText', 'Text\n\n- Sure **194%**'), '5: 194% is more than all of it.'],
    ['no text to mark', body('AnnotatedText', '- Note'), '1: <AnnotatedText> needs a paragraph'],
    ['nobody answers', body('Conversation', '> Hello?'), '1: <Conversation> needs what a visitor says'],
    [
      'two parts',
      body('PartsInspection', '- **1** Pass\n- **2** _Crack_ bench'),
      '3: <PartsInspection> shows three parts, and this list has 2.',
    ],
    ['no fault', body('PartsInspection', '- 1\n- 2\n- 3'), '3: Exactly one part'],
    [
      'a way without an end',
      body('RouteChange', '- Port\n- ~~Pass~~\n- _Road_'),
      '3: A <RouteChange> is a list of four',
    ],
    [
      'a place that is too long',
      body('RouteChange', '- The third gate of the old port\n- ~~Pass~~\n- _Road_\n- Dock'),
      '3: "The third gate of the old port" is too long',
    ],
    ['no document', body('DocumentReview', '- Order **matches**'), '1: <DocumentReview> needs the document'],
  ])('says where and why: %s', (_what, text, sentence) => {
    const [problem = ''] = draw(text).problems;
    expect(problem.slice(0, sentence.length)).toBe(sentence);
  });
});

describe('what one chooses', () => {
  const tray = (missed: number) =>
    body(
      'PartsThreshold label="Choose a line"',
      `- 3%\n- 44% _hairline_\n- 92% _crack_

<Choice label="35%" chosen>

- **1** pass
- **2** to the bench
- **${missed}** faults missed

</Choice>

<Choice label="50%">

- **2** pass
- **1** to the bench
- **1** fault missed

</Choice>`,
    );

  it('marks each part with the lines that send it to the bench, if the numbers are those of the list', () => {
    const {tree, problems} = draw(tray(0));
    expect(problems).toEqual([]);
    const marks: unknown[] = [];
    visit(tree, 'listItem', (item) => {
      if (item.data?.hProperties) marks.push(item.data.hProperties['data-bench']);
    });
    expect(marks).toEqual(['', '1', '1 2']);
    expect(draw(tray(1)).problems[0]).toContain('1, 2, 0 pass, go to the bench and are missed');
  });
});
