import {company} from '../../../company';
import {cardSize, type CardText} from './card';
import {colorsOf} from './tokens';

/** An element for satori, in the shape of a React element. */
export type Box = {type: string; props: {style: Record<string, string | number>; children?: Box[] | string}; key: null};

const box = (style: Record<string, string | number>, children?: Box[] | string): Box => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
  key: null,
});

const panel = 300;
const margin = 76;

/** Long headlines get smaller letters, so that each fits on four lines. */
const titleSize = (title: string) => (title.length > 62 ? 58 : title.length > 40 ? 68 : 80);

/** The words of a card; what is drawn around them is `art`. */
export function words({title, section, hue}: CardText): Box {
  const {text, faint, ink, tint} = colorsOf(hue);
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: cardSize.width - panel,
      height: cardSize.height,
      padding: `${margin - 8}px ${margin}px`,
      fontFamily: 'text',
      color: text,
    },
    [
      box({paddingLeft: 66, fontFamily: 'display', fontSize: 42, letterSpacing: -1}, company.name),
      box({flexDirection: 'column', alignItems: 'flex-start'}, [
        box(
          {padding: '8px 22px 10px', borderRadius: 99, fontSize: 26, color: ink, backgroundColor: tint},
          section || company.tagline,
        ),
        box(
          {
            marginTop: 26,
            fontFamily: 'display',
            fontSize: titleSize(title),
            letterSpacing: -2,
            lineHeight: 1.06,
            textWrap: 'balance',
          },
          title,
        ),
      ]),
      box({fontSize: 26, color: faint}, new URL(company.url).host),
    ],
  );
}

const rows = [0, 1, 2, 3, 4, 5, 6];

/** A color between two. Flat steps keep the file a third smaller than a gradient would. */
function between(from: string, to: string, part: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(1 + 2 * at, 3 + 2 * at), 16);
  const mixed = [0, 1, 2].map((at) => Math.round(channel(from, at) * (1 - part) + channel(to, at) * part));
  return `rgb(${mixed.join(',')})`;
}

/** Paper, the logo's mark, and on the right a panel in the hue of the page with the mark's chevrons, each a step darker. */
export function art(hue: string): string {
  const {paper, brand, from, to} = colorsOf(hue);
  const {width, height} = cardSize;
  const left = width - panel;
  const ridges = rows.map((row) => {
    const peak = row * 96 - 20;
    return `<path fill="${between(to, from, row / (rows.length - 1))}" d="M${left} ${peak + 150} ${left + panel / 2} ${peak} ${width} ${peak + 150}V${height}H${left}z"/>`;
  });
  return (
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${between(to, paper, 0.25)}" d="M${left} 0h${panel}v${height}h-${panel}z"/>${ridges.join('')}` +
    `<path transform="translate(${margin - 7} ${margin - 12}) scale(1.75)" fill="none" stroke="${brand}" stroke-width="2.7" stroke-linecap="square" d="${company.logo}"/>`
  );
}
