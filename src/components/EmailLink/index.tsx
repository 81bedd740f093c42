import useIsBrowser from '@docusaurus/useIsBrowser';
import {actionClass} from '@site/src/components/Action';
import type {PropsWithChildren, ReactNode} from 'react';
import {assembleAddress, mailto, spokenAddress} from './address';
import type {Props} from './props';

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
