import {translate} from '@docusaurus/Translate';
import {company} from '../../company';

const {user, domain} = company.mail;

/** The address spelled out: a person can use it, a harvester cannot. */
export const spokenAddress = `${user} ${translate({message: 'at'})} ${domain.replaceAll('.', ` ${translate({message: 'dot'})} `)}`;

/** Assembled only in the browser, so that no file of the site holds the whole address. */
export const assembleAddress = () => [user, domain].join('@');

export const mailto = (subject?: string): string =>
  `mailto:${assembleAddress()}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
