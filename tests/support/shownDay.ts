import {longDay} from '../../src/content/dates';
import {company} from '../../src/company';

/** Formats a day like the pages. */
export const shownDay = (day: string): string => longDay(day, company.language);
