import {company} from '../../company';

const {user, domain} = company.mail;

/** The address in words: a person can use it, a harvester cannot. */
export const spokenAddress = `${user} at ${domain.replaceAll('.', ' dot ')}`;

/** Put together in the browser only, so that no file of the site holds the address in one piece. */
export const assembleAddress = () => [user, domain].join('@');

export const mailto = (subject?: string): string =>
  `mailto:${assembleAddress()}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
