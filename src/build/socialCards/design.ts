import {company} from '../../company';
import type {Typefaces} from '../../content/companyFields';
import {drawLogo} from '../brand/logo';
import {drawing, ground, valley} from '../forest/drawing';
import {painter, palette} from '../../css/colors';
import {cardSize, type CardText} from './card';

/** An element for satori, in the shape of a React element. */
type Box = {type: string; props: {style: Record<string, string | number>; children?: Box[] | string}; key: null};

const box = (style: Record<string, string | number>, children?: Box[] | string): Box => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
  key: null,
});

/** The fonts of a role: the main file, and those with the letters of other scripts. */
const fontFamily = (role: keyof Typefaces) => `${role}, ${role} 1, ${role} 2`;

const margin = 76;

/** Long headlines get smaller letters, so that each fits on four lines. */
const titleSize = ({title}: CardText) => (title.length > 62 ? 58 : title.length > 40 ? 68 : 80);

/** The text of a card. `art` draws the picture behind it. */
export function words(card: CardText): Box {
  const {title, section, hue} = card;
  const paint = painter({hue});
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: cardSize.width,
      height: cardSize.height,
      padding: `52px ${margin}px 16px`,
      fontFamily: fontFamily('text'),
      color: paint('text'),
    },
    [
      box({flexDirection: 'column'}, [
        box({justifyContent: 'space-between', alignItems: 'center'}, [
          box({paddingLeft: 66, fontFamily: fontFamily('display'), fontSize: 42, letterSpacing: -1}, company.name),
          box(
            {
              padding: '8px 22px 10px',
              borderRadius: 99,
              fontSize: 26,
              color: paint('hue-ink'),
              backgroundColor: paint('hue-tint'),
            },
            section || company.tagline,
          ),
        ]),
        box(
          {
            marginTop: 34,
            fontFamily: fontFamily('display'),
            fontSize: titleSize(card),
            letterSpacing: -2,
            lineHeight: 1.06,
            textWrap: 'balance',
          },
          title,
        ),
      ]),
      box({fontSize: 24, color: paint('text-on-inverse')}, new URL(company.url).host),
    ],
  );
}

/** The height of the ground below the valley, where the last line is. */
const groundHeight = 26;

/** The valley by day, as wide as the card, with the company's mark in the sky. */
export function art(mark: string): string {
  const {width, height} = cardSize;
  const depth = (width * valley.height) / valley.width;
  const paint = painter();
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${paint('sky-high')}"/><stop offset="1" stop-color="${paint('sky-low')}"/></linearGradient>` +
    `<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${ground}" d="M0 ${height}h${width}v-${groundHeight + 1}H0z"/>` +
    drawing('light').replace('<svg', `<svg y="${height - depth - groundHeight}" width="${width}" height="${depth}"`) +
    drawLogo(mark, {x: String(margin - 7), y: '48', width: '56', height: '56', color: palette.brand})
  );
}
