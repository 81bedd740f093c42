import {company} from '../../company';
import {longDay as written, type Day} from '../../content/dates';

/** The tag of the language in which the site is written. */
export const {language} = company;

/** A day as visitors read it. */
export const longDay = (day: Day): string => written(day, language);
