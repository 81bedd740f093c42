import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PropsWithChildren, ReactNode} from 'react';
import {company} from '../company';
import {actionKind, identifier, text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {actionClass} from './Action';

/** In two parts until a browser joins them, so that harvesters find no address. Without script, it is spelled out. */
export function EmailLink({
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

export const about = () =>
  component({
    purpose: "A link to the company's mailbox, which opens the visitor's email program.",
    copy: 'optional',
    props: {
      subject: text(80, 'The subject of the email.').optional(),
      to: identifier(64, 'The mailbox, such as privacy. By default, the one in src/company.').optional(),
      domain: identifier(80, 'The domain of the mailbox. By default, the company’s.').optional(),
      kind: actionKind.optional().describe('Makes it look like a button of this kind. By default, it is a plain link.'),
    },
    example: '<EmailLink />',
  });

type Props = PropsOf<typeof about>;
