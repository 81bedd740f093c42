import {translate} from '@docusaurus/Translate';
import {company} from '../../company';

/** A mailbox of the company or of someone else, in two parts so that harvesters find no whole address in any file. */
export type Mailbox = {to?: string | undefined; domain?: string | undefined};

const partsOf = ({to = company.mail.user, domain = company.mail.domain}: Mailbox) => ({to, domain});

/** Spells out the address, which a person can use and a harvester cannot. */
export function spokenAddress(mailbox: Mailbox = {}): string {
  const {to, domain} = partsOf(mailbox);
  return `${to} ${translate({message: 'at'})} ${domain.replaceAll('.', ` ${translate({message: 'dot'})} `)}`;
}

/** Called only in the browser, so that no file of the site contains the whole address. */
export function assembleAddress(mailbox: Mailbox = {}): string {
  const {to, domain} = partsOf(mailbox);
  return [to, domain].join('@');
}

export const mailto = (subject?: string, mailbox: Mailbox = {}): string =>
  `mailto:${assembleAddress(mailbox)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
