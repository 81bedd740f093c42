import {sectionOf, type Section} from '../../content/sections';
import {company} from '../../company';
import {nameBeforePeriod} from '../../company/parts';
import type {BuiltPage} from '../../features/finishedPages';
import {escapeMarkup, oneLine} from '../../content/text';

export const cardSize = {width: 1200, height: 630};

export type CardText = {title: string; section: string; hue: string};

export type Card = {address: string; alt: string};

/** The text of a page's card: its headline, and its place on the site. */
export function cardTextOf(
  {path, label, $}: Pick<BuiltPage, 'path' | 'label' | '$'>,
  sections: readonly Section[],
): CardText {
  const section = sectionOf(path, sections)?.crumb ?? (path.startsWith('/legal') && 'Legal');
  const place = path === '/' ? company.tagline : section && section !== label ? `${section} · ${label}` : label;
  return {
    title: oneLine($('h1').first().text()),
    section: place,
    hue: $('main').attr('data-hue') ?? 'brand',
  };
}

export const altOf = ({title, section}: CardText): string => `${nameBeforePeriod}. ${section}: ${title}`;

export function tagsOf({address, alt}: Card): string {
  const picture = company.url + address;
  return [
    `<meta property="og:image" content="${picture}">`,
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    `<meta property="og:image:alt" content="${escapeMarkup(alt)}">`,
    `<meta name="twitter:image" content="${picture}">`,
  ].join('');
}
