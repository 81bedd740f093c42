import {toString} from 'mdast-util-to-string';
import {draw} from './drawn';

const drawnCard = (text: string) => draw(`<MiniCard>\n\n${text}\n\n</MiniCard>`);
const table = (...rows: string[]) => ['Tickets open', '', '| Time | Open |', '| --- | ---: |', ...rows].join('\n');

describe('a mini card', () => {
  it('draws a table as a curve and names both ends', () => {
    const {problems, tree, all} = drawnCard(table('| 10 p.m. | 200 |', '| Midnight | 100 |', '| 6 a.m. | 0 |'));
    expect(problems).toEqual([]);
    expect(all('path').map(({at}) => at.d)).toEqual(['M0,8L50,50L100,92L100,100L50,100L0,100Z', 'M0,8L50,50L100,92']);
    expect(all('circle')[0]?.at.cy).toBe('92%');
    expect(toString(tree)).toContain('200 → 06 a.m.');
    expect(toString(tree)).toContain('Midnight');
  });

  it('draws a cell for each counted case, with those of the last item set apart', () => {
    const {problems, all} = drawnCard('Your own cases\n\n- **15** right\n- **1** to a person');
    expect(problems).toEqual([]);
    expect(all('path').map(({at}) => at.d)).toEqual(['M4 4h159M4 16h15', 'M100 4h3']);
  });

  it.each([
    ['Words', '1: A <MiniCard> needs a line that says what it shows, with a table or a list below it.'],
    ['Words\n\n- a\n- b\n- c\n- d', '8: In <MiniCard>, the number of items in a list is 4, but it must be at most 3.'],
    [
      'Words\n\n- **54** right\n- the rest',
      '5: Either each item of a <MiniCard> begins with a number in **bold**, or none does.',
    ],
    ['Words\n\n- **90** right', '5: These are 90 cases, and a <MiniCard> has room for 84. Show fewer of them.'],
    [table('| 1 a.m. | 3 |'), '1: In <MiniCard>, the number of rows in a table is 1, but it must be 3 to 12.'],
  ])('refuses %j', (text, problem) => {
    expect(drawnCard(text).problems).toEqual([problem]);
  });
});

describe('the tiles around an agent', () => {
  const tools = (count: number, agent = '**Your agent** acts\n\n') =>
    draw(
      `<IntegrationGrid>\n\n${agent}${'<BrandLogo>Tool</BrandLogo>\n'.repeat(count)}\n<MoreIntegrations label="+1 More" less="Show fewer">\n\n<BrandLogo>Hidden</BrandLogo>\n\n</MoreIntegrations>\n\n</IntegrationGrid>`,
    );

  it('must number exactly sixteen', () => {
    expect(tools(15).problems).toEqual([]);
    expect(tools(14).problems).toEqual([
      '3: Around "Your agent acts" there is room for sixteen tiles: fifteen tools and MoreIntegrations. There are 15.',
    ]);
  });
});
