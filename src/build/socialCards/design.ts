import {company} from '../../company';
import type {Typefaces} from '../../content/companyFields';
import {placed, type Logo} from '../brand/logo';
import {drawing, valley} from '../forest/drawing';
import {token} from '../../css/palette/tokens';
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
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: cardSize.width,
      height: cardSize.height,
      padding: `52px ${margin}px 16px`,
      fontFamily: fontFamily('text'),
      color: token('text'),
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
              color: token(`${hue}-ink`),
              backgroundColor: token(`${hue}-tint`),
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
      box({fontSize: 24, color: token('text-on-inverse')}, new URL(company.url).host),
    ],
  );
}

/** The height of the ground below the valley, where the last line is. */
const ground = 26;

/** The valley by day, as wide as the card, with the company's mark in the sky. */
export function art(mark: Logo): string {
  const {width, height} = cardSize;
  const depth = (width * valley.height) / valley.width;
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${token('sky-high')}"/><stop offset="1" stop-color="${token('sky-low')}"/></linearGradient>` +
    `<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${token('ridge-5')}" d="M0 ${height}h${width}v-${ground + 1}H0z"/>` +
    drawing((color) => token(color)).replace(
      '<svg',
      `<svg y="${height - depth - ground}" width="${width}" height="${depth}"`,
    ) +
    placed(mark, {x: margin - 7, y: 48, side: 56, color: token('brand')})
  );
}
