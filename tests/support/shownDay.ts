import {longDay} from '../../src/content/dates';
import {company} from '../../src/company';

/** A day as the pages of this company show it. */
export const shownDay = (day: string): string => longDay(day, company.language);
