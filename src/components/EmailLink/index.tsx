import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {actionClass} from '../Action';
import type {PropsWithChildren, ReactNode} from 'react';
import {company} from '../../company';
import type {Props} from './props';

/** In two parts until a browser joins them, so that harvesters find no address. Without script, it is spelled out. */
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
  if (!children && !isBrowser) return <span>{spoken}</span>;
  return (
    <>
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- Link would open an email program in a new tab */}
      <a href={isBrowser ? mailto : '/contact'} className={className}>
        {children ?? address}
      </a>
      {children && <noscript> ({spoken})</noscript>}
    </>
  );
}
