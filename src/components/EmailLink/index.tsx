import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {actionClass} from '@site/src/components/Action';
import type {PropsWithChildren, ReactNode} from 'react';
import {company} from '../../company';
import type {Props} from './props';

/**
 * An address is in two parts, so that harvesters find no whole one in any file: it is put together only in the browser.
 * Without JavaScript, it is spelled out, and a link with its own text leads to the contact form.
 */
export default function EmailLink({
  subject,
  to = company.mail.user,
  domain = company.mail.domain,
  kind,
  children,
}: PropsWithChildren<Props>): ReactNode {
  const isBrowser = useIsBrowser();
  const className = kind && actionClass(kind);
  const spoken = `${to} ${translate({message: 'at'})} ${domain.replaceAll('.', ` ${translate({message: 'dot'})} `)}`;
  const address = isBrowser ? [to, domain].join('@') : '';
  const mailto = `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  if (!children) {
    if (!isBrowser) return <span>{spoken}</span>;
    return (
      // oxlint-disable-next-line @docusaurus/no-html-links -- Link would open an email program in a new tab
      <a href={mailto} className={className}>
        {address}
      </a>
    );
  }
  return (
    <>
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- Link would open an email program in a new tab */}
      <a href={isBrowser ? mailto : '/contact'} className={className}>
        {children}
      </a>
      <noscript> ({spoken})</noscript>
    </>
  );
}
