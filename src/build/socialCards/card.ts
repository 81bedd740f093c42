import {sectionOf, type Section} from '../../content/sections';
import {company} from '../../company';
import {nameBeforePeriod} from '../../company/parts';
import type {BuiltPage} from '../finishedPages';
import {oneLine} from '../../content/text';

export const cardSize = {width: 1200, height: 630};

export type CardText = {title: string; section: string; hue: string};

/** A drawn card: where it is served, and its alternative text. */
export type Card = {address: string; alt: string};

function sectionName(path: string, sections: readonly Section[]): string {
  const section = sectionOf(path, sections);
  if (section) return section.crumb;
  if (path.startsWith('/legal')) return 'Legal';
  return '';
}

/** The text of a page's card: its headline, and its place on the site. */
export function cardTextOf(
  {path, label, $}: Pick<BuiltPage, 'path' | 'label' | '$'>,
  sections: readonly Section[],
): CardText {
  const section = sectionName(path, sections);
  const place = path === '/' ? company.tagline : section && section !== label ? `${section} · ${label}` : label;
  return {
    title: oneLine($('h1').first().text()),
    section: place,
    hue: $('main').attr('data-hue') ?? 'brand',
  };
}

export const altOf = ({title, section}: CardText): string => `${nameBeforePeriod}. ${section}: ${title}`;
