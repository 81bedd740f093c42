import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {actionClass} from '@site/src/components/Action';
import type {PropsWithChildren, ReactNode} from 'react';
import {company} from '../../company';
import type {Props} from './props';

/** A mailbox of the company or of someone else, in two parts so that harvesters find no whole address in any file. */
type Mailbox = {to?: string | undefined; domain?: string | undefined};

const partsOf = ({to = company.mail.user, domain = company.mail.domain}: Mailbox) => ({to, domain});

/** Spells out the address, which a person can use and a harvester cannot. */
function spokenAddress(mailbox: Mailbox = {}): string {
  const {to, domain} = partsOf(mailbox);
  return `${to} ${translate({message: 'at'})} ${domain.replaceAll('.', ` ${translate({message: 'dot'})} `)}`;
}

/** Called only in the browser, so that no file of the site contains the whole address. */
function assembleAddress(mailbox: Mailbox = {}): string {
  const {to, domain} = partsOf(mailbox);
  return [to, domain].join('@');
}

const mailto = (subject?: string, mailbox: Mailbox = {}): string =>
  `mailto:${assembleAddress(mailbox)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Without JavaScript, the address is spelled out, and a link with its own text leads to the contact form. */
export default function EmailLink({subject, to, domain, kind, children}: PropsWithChildren<Props>): ReactNode {
  const isBrowser = useIsBrowser();
  const className = kind && actionClass(kind);
  const mailbox = {to, domain};
  if (!children) {
    if (!isBrowser) return <span>{spokenAddress(mailbox)}</span>;
    return (
      // oxlint-disable-next-line @docusaurus/no-html-links -- Link would open an email program in a new tab
      <a href={mailto(subject, mailbox)} className={className}>
        {assembleAddress(mailbox)}
      </a>
    );
  }
  return (
    <>
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- Link would open an email program in a new tab */}
      <a href={isBrowser ? mailto(subject, mailbox) : '/contact'} className={className}>
        {children}
      </a>
      <noscript> ({spokenAddress(mailbox)})</noscript>
    </>
  );
}
