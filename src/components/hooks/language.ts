import {company} from '../../company';
import {longDay as written, type Day} from '../../content/dates';

/** The language tag of the site. */
export const {language} = company;

/** Formats a day for visitors. */
export const longDay = (day: Day): string => written(day, language);
