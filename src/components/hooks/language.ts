import {company} from '../../company';
import {longDay as written, type Day} from '../../content/dates';

export const {language} = company;

export const longDay = (day: Day): string => written(day, language);
