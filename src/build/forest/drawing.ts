/** The colors of the drawing are tokens; `paint` decides between day and night. */
type Color = 'sun' | 'moon' | 'snow' | 'slope-far' | 'slope-near' | 'lit' | 'haze' | `ridge-${1 | 2 | 3 | 4 | 5}`;
type Paint = (color: Color) => string;
type Pair = readonly [number, number];

/** Where sun and moon stand, and whether the nearer slopes lie under snow. */
type Scene = {sun: Pair; moon: Pair; snow?: boolean};

/** One for the pages outside the menus and the services, one for the industries, one for the company. */
export const scenes = {
  morning: {sun: [1180, 206], moon: [1180, 96]},
  evening: {sun: [560, 196], moon: [640, 84]},
  winter: {sun: [940, 226], moon: [950, 110], snow: true},
} satisfies Record<string, Scene>;

/** How large the drawing is, on its own grid. */
export const valley = {width: 1600, height: 480};

/** A cedar, 240 high from its foot at 0 0: drooping tiers of unequal length, and a leader that leans. */
const tree =
  'M8-240q-4 8-6 18 5 3 7 14-3-3-6-3 12 4 18 21-7-5-15-5 16 6 23 31-10-7-21-6 26 5 38 26-18-10-36-9 33 8 48 40-23-12-46-11 44 7 64 36-31-15-62-14 48 9 70 49-34-17-69-16 56 9 83 45-45-21-90-20l2 27h-18l2-27q-40-6-78 12 22-40 69-49-38-1-77 17 26-34 80-43-25-1-50 12 16-30 50-38-27 0-54 13 18-29 57-36-14 0-29 8 10-24 30-30-14 0-28 8 10-22 30-28-5 0-10 4 4-17 13-21-2 0-5 3 2-8 6-10 2-10 10-18z';

/** A line by its points, and trees by their place along it and their height. A point given twice is a sharp summit. */
type Ridge = {line: readonly Pair[]; trees: readonly Pair[]};

const pairs = (text: string): Pair[] =>
  text.split(', ').map((pair) => {
    const [one = 0, other = 0] = pair.split(' ').map(Number);
    return [one, other];
  });

/** From far to near. Each line runs past both edges, because the ground lies a little to the left of its light. */
const ridges: readonly Ridge[] = [
  {
    line: pairs(
      '-30 214, 70 190, 150 206, 240 178, 318 140, 372 92, 398 62, 398 62, 424 98, 476 136, 560 166, 640 190, 716 162, 752 138, 752 138, 790 172, 880 198, 1000 214, 1110 238, 1210 230, 1310 186, 1392 132, 1418 112, 1418 112, 1446 140, 1520 176, 1640 160',
    ),
    trees: [],
  },
  {
    line: pairs(
      '-30 232, 110 250, 280 226, 450 262, 610 240, 720 222, 850 246, 1010 280, 1170 288, 1330 252, 1480 214, 1640 238',
    ),
    trees: pairs(
      '58 22, 246 27, 262 35, 279 24, 301 31, 330 20, 588 21, 676 27, 692 36, 708 30, 739 24, 782 19, 1296 20, 1372 26, 1420 30, 1436 40, 1456 33, 1471 25, 1500 37, 1522 28',
    ),
  },
  {
    line: pairs(
      '-30 300, 130 276, 300 308, 470 336, 640 316, 810 300, 960 330, 1120 348, 1300 318, 1450 288, 1640 312',
    ),
    trees: pairs(
      '70 44, 96 63, 118 50, 166 38, 330 36, 548 34, 604 44, 628 58, 786 50, 812 71, 832 57, 878 40, 1238 36, 1334 46, 1362 60, 1414 52, 1440 72, 1464 58, 1512 44',
    ),
  },
  {
    line: pairs('-30 346, 160 362, 350 346, 540 376, 720 394, 900 374, 1080 392, 1260 404, 1430 366, 1640 346'),
    trees: pairs(
      '268 70, 322 92, 352 130, 398 104, 452 62, 654 60, 684 100, 716 78, 1000 58, 1318 76, 1362 112, 1392 90',
    ),
  },
  {
    line: pairs('-30 392, 140 416, 330 442, 560 452, 800 440, 1030 448, 1260 454, 1450 432, 1640 398'),
    trees: pairs(
      '-4 158, 62 226, 122 140, 196 104, 812 94, 852 156, 890 116, 1150 84, 1368 106, 1418 168, 1494 296, 1562 212, 1604 250',
    ),
  },
];

/** Snow on the two highest summits, on the side of the light. */
const summits =
  'M398 62c8 11 14 26 28 40s34 28 50 36c-20 0-32-12-42-10 6 14 2 26-4 36-2-24-14-30-22-36 0 14-8 22-14 28 4-26-4-46 4-94zM1418 112c8 9 16 20 28 30s24 16 34 22c-14 0-24-8-30-6 4 10 0 18-4 24-2-18-8-22-14-26-2 10-6 14-10 18 2-20-8-32-4-62z';

/** The slope at each point is that of the line between its neighbors, so ridges are soft and pass through every point. */
function slopes(line: Ridge['line']): number[] {
  return line.map((point, at) => {
    const [x0, y0] = line[at - 1] ?? point;
    const [x1, y1] = line[at + 1] ?? point;
    return (y1 - y0) / (x1 - x0);
  });
}

type Step = {x: number; y: number; width: number; rise: number; from: number; to: number};

function steps({line}: Ridge): Step[] {
  const slope = slopes(line);
  return line.slice(1).flatMap(([nextX, nextY], at) => {
    const [x, y] = line[at] ?? [0, 0];
    const width = nextX - x;
    return width ? [{x, y, width, rise: nextY - y, from: slope[at] ?? 0, to: slope[at + 1] ?? 0}] : [];
  });
}

/** Control points at thirds make x run evenly along each curve, which lets `heightAt` find a point without searching. */
function outline(ridge: Ridge): string {
  const [x, y] = ridge.line[0] ?? [0, 0];
  const curves = steps(ridge).map(({width, rise, from, to}) => {
    const third = width / 3;
    const numbers = [third, from * third, width - third, rise - to * third, width, rise].map(Math.round);
    return numbers.join(' ').replace(/ -/g, '-');
  });
  return `M${x} ${y}c${curves.join(' ').replace(/ -/g, '-')}V${valley.height}H${x}z`;
}

/** Where the ground is: no tree floats above its ridge. */
function heightAt(ridge: Ridge, x: number): number {
  const step = steps(ridge).find(({x: start, width}) => x <= start + width);
  if (!step) throw new Error(`A tree of the forest stands at ${x}, where its ridge has ended.`);
  const t = (x - step.x) / step.width;
  const third = step.width / 3;
  const u = 1 - t;
  return (
    step.y + 3 * u * u * t * (step.from * third) + 3 * u * t * t * (step.rise - step.to * third) + t ** 3 * step.rise
  );
}

const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

/** The first two ridges with trees are too far away for the light on a single branch. */
function treesOf(ridge: Ridge, at: number): string {
  const far = at < 3;
  return ridge.trees
    .map(([x, height], which) => {
      const ground = Math.round(heightAt(ridge, x) + height / 16);
      const size = short(height / 240);
      const width = far ? '' : ` ${size}`;
      const lean = far || which % 2 ? size : short(height / 270);
      return `<use href="#${far ? 't' : 'l'}" transform="translate(${x} ${ground})scale(${lean}${width})"/>`;
    })
    .join('');
}

/** A ridge: its trees, the light along the slopes that face it, the ground, and the haze that rises from its foot. */
function drawn(ridge: Ridge, at: number, paint: Paint, snow?: boolean): string {
  const id = `r${at + 1}`;
  const color = paint(`ridge-${at + 1}` as Color);
  const ground = snow && at ? ` fill="${paint(at < 3 ? 'slope-far' : 'slope-near')}"` : '';
  const haze = [0.42, 0.4, 0.32, 0.16][at];
  return (
    `<g fill="${color}">${treesOf(ridge, at)}<g${ground}><path id="${id}" d="${outline(ridge)}"/>` +
    (at
      ? `<use href="#${id}" fill="${paint('lit')}"/><use href="#${id}" x="-7" y="1"/></g></g>`
      : `</g></g><path fill="${paint('snow')}" d="${summits}"/>`) +
    (haze ? `<use href="#${id}" fill="url(#h) none" opacity="${short(haze)}"/>` : '')
  );
}

/** Small ones and three larger ones. */
const stars = pairs('70 60, 190 24, 290 56, 520 34, 610 96, 868 112, 1010 30, 1390 40, 1540 64');

export function drawing(paint: Paint, {sun, moon, snow}: Scene = scenes.morning): string {
  const sky = stars.map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${at % 3 ? 1.3 : 2}"/>`).join('');
  return (
    `<defs><linearGradient id="h" x2="0" y2="1"><stop stop-color="${paint('haze')}" stop-opacity="0"/><stop offset="1" stop-color="${paint('haze')}"/></linearGradient>` +
    `<path id="t" d="${tree}"/><g id="l"><use href="#t" x="4" y="-2" fill="${paint('lit')}"/><use href="#t"/></g></defs>` +
    `<g fill="${paint('moon')}">${sky}<circle cx="${moon[0]}" cy="${moon[1]}" r="34"/></g><g fill="${paint('sun')}" transform="translate(${sun.join(' ')})"><circle r="52"/><circle r="96" opacity=".13"/><circle r="160" opacity=".08"/></g>` +
    ridges.map((ridge, at) => drawn(ridge, at, paint, snow)).join('')
  );
}
