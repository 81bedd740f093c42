import {has, itemsIn, numberIn, partsOf, rowsIn, tablesIn, wordsOf, type Body} from './body';
import {element, label, svg, roundPath, tellInWords} from './elements';

/** Half the width of the drawing, and the radii of the ring and of the numbers around it. */
const [middle, ring, outside] = [220, 128, 196] as const;

const at = (hour: number, radius: number): [number, number] => {
  const angle = (hour / 24) * 2 * Math.PI;
  return [middle + Math.sin(angle) * radius, middle - Math.cos(angle) * radius];
};
const to = (hour: number, radius: number) => at(hour, radius).join(' ');

const hourIn = (words: string): number => {
  const [, hour = '0', minutes = '0', half = 'a'] = /(\d+)(?::(\d+))?\s*([ap])/.exec(words) ?? [];
  return (Number(hour) % 12) + (half === 'p' ? 12 : 0) + Number(minutes) / 60;
};

/** Draws a day as a ring: a spoke for each hour, highlighted at night, and around them the numbered items of the list. */
export function drawDayRing(body: Body): void {
  const rows = rowsIn(body);
  const [table] = tablesIn(body);
  if (table) tellInWords(body, table);
  const hours = rows.map((row) => ({
    count: numberIn(wordsOf(row.children[1] ?? row)) ?? 0,
    isNight: has('strong', row),
  }));
  const most = Math.max(...hours.map(({count}) => count));
  const spokes = (night: boolean) =>
    roundPath(
      hours
        .flatMap(({count, isNight}, hour) =>
          isNight === night ? [`M${to(hour + 0.5, ring)}L${to(hour + 0.5, ring + (count / most) * 44)}`] : [],
        )
        .join(''),
    );
  const edge = (side: number) =>
    hours.findIndex(({isNight}, hour) => isNight && !hours.at((hour + side) % 24)?.isNight);
  const [dusk, dawn] = [edge(-1), edge(1) + 1];
  const long = (dawn - dusk + 24) % 24 > 12 ? 1 : 0;
  const arc = (radius: number) => `M${to(dusk, radius)}A${radius} ${radius} 0 ${long} 1 ${to(dawn, radius)}`;
  body.children.push(
    svg({viewBox: '0 0 440 440'}, [
      element('path', {d: roundPath(`${arc(212)}L${middle} ${middle}z`), 'data-part': 'night'}),
      element('circle', {cx: middle, cy: middle, r: ring}),
      element('path', {d: spokes(false), 'data-part': 'spokes'}),
      element('path', {d: spokes(true), 'data-part': 'lit'}),
      element('path', {d: roundPath(arc(ring)), 'data-part': 'arc'}),
      ...[0, 6, 12, 18].map((hour) => {
        const [x, y] = at(hour, ring - 24);
        return label(wordsOf(rows[hour]?.children[0] ?? body), {x, y: y + 4});
      }),
      ...itemsIn(body).flatMap((item, index) => {
        const [time] = partsOf(item, 'strong');
        const [x, y] = at(hourIn(time ? wordsOf(time) : ''), outside).map((one) => Math.round(one)) as [number, number];
        const part = {'data-part': has('emphasis', item) ? 'call' : 'dot'};
        return [element('circle', {cx: x, cy: y, r: 12, ...part}), label(String(index + 1), {x, y: y + 5, ...part})];
      }),
    ]),
  );
}
