import {translate} from '@docusaurus/Translate';
import {company} from '../../company';

/** A mailbox of the company, or one elsewhere; in two parts, so that no file holds an address that a harvester can read. */
export type Mailbox = {to?: string | undefined; domain?: string | undefined};

const partsOf = ({to = company.mail.user, domain = company.mail.domain}: Mailbox) => ({to, domain});

/** The address spelled out: a person can use it, a harvester cannot. */
export function spokenAddress(mailbox: Mailbox = {}): string {
  const {to, domain} = partsOf(mailbox);
  return `${to} ${translate({message: 'at'})} ${domain.replaceAll('.', ` ${translate({message: 'dot'})} `)}`;
}

/** Assembled only in the browser, so that no file of the site holds the whole address. */
export function assembleAddress(mailbox: Mailbox = {}): string {
  const {to, domain} = partsOf(mailbox);
  return [to, domain].join('@');
}

export const mailto = (subject?: string, mailbox: Mailbox = {}): string =>
  `mailto:${assembleAddress(mailbox)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
