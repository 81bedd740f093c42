import {toString} from 'mdast-util-to-string';
import {draw} from './drawn';

const body = (name: string, text: string) => `<${name}>\n\n${text}\n\n</${name.split(' ')[0]}>`;

const curve = `| Run | Right (**90% agreed**) |
| --- | ---: |
| Run 1 | 80% |
| Run 2 | 85% **codes added** |
| Run 3 | 95% |
| Run 4 | 100% **done** |`;

describe('a figure', () => {
  it('draws the points of a curve at their values and keeps the table', () => {
    const {all, problems, tree} = draw(body('LineChart', curve));
    expect(problems).toEqual([]);
    // 85 is a quarter of the way up a scale from 80 to 100, and the second of four points is a third of the way across.
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

  it('draws steps that hold until the next one, with a marker at a label', () => {
    const {all, problems} = draw(
      body('LineChart steps', '| Day | Share |\n| --- | --- |\n| Mon | 0% |\n| Tue **tests** | 50% |\n| Wed | 100% |'),
    );
    expect(problems).toEqual([]);
    expect(all('path')[1]?.at.d).toBe('M0,96L33.3,96L33.3,54L66.7,54L66.7,12L100,12');
    expect(all('circle').map(({at}) => [at.cx, at.cy])).toEqual([['33.33%', '75%']]);
  });

  it('draws each span of a row on the axis defined above the list', () => {
    const {all, problems} = draw(
      body('Timeline', 'Day 0, 50, 100\n\n- Plan **0–20** two\n- Build **20–70** _tested_ **90–100** late'),
    );
    expect(problems).toEqual([]);
    expect(all('rect').map(({at}) => [at.x, at.width, at['data-part']])).toEqual([
      ['0%', '20%', 'bar'],
      ['20%', '50%', 'strong'],
      ['90%', '10%', 'bar'],
    ]);
    // The last label fits neither on its bar nor after it.
    expect(all('text').find(({text}) => text === 'late')?.at['data-at']).toBe('end');
  });
});

describe('a figure that cannot be drawn', () => {
  it.each([
    ['a word in place of a number', body('LineChart', curve.replace('85%', 'some')), '6: "some" is not a number'],
    [
      'a label that is too long',
      body('LineChart', curve.replace('codes added', 'the rare codes were added')),
      '6: "the rare codes were added" is too long',
    ],
    ['no table', body('LineChart', 'Nothing'), '1: A <LineChart> needs a table with two columns and 3 to 12 rows'],
    [
      'a bar that runs backwards',
      body('Timeline', 'Day 0, 30\n\n- Plan **20–10**'),
      '5: "20–10" ends before it begins.',
    ],
    [
      'a bar beyond the axis',
      body('Timeline', 'Day 0, 30\n\n- Plan **20–40**'),
      '5: "20–40" does not fit on the axis, which goes from 0 to 30. Change one of them.',
    ],
  ])('is reported with its line and reason: %s', (_what, text, sentence) => {
    const [problem = ''] = draw(text).problems;
    expect(problem.slice(0, sentence.length)).toBe(sentence);
  });
});
