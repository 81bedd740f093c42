import type {PropsWithChildren, ReactNode} from 'react';
import {company} from '../company';
import {actionKind} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {actionClass} from './Action';
import {Icon} from './Icon';
import {phone} from './icons';

export function PhoneLink({kind, children}: PropsWithChildren<Props>): ReactNode {
  return (
    // oxlint-disable-next-line @docusaurus/no-html-links -- Link would open a call in a new tab
    <a href={company.phone.href} className={kind && actionClass(kind)}>
      {kind && <Icon icon={phone} />}
      <span>
        {children && <>{children}: </>}
        <bdi>{company.phone.display}</bdi>
      </span>
    </a>
  );
}

export const about = () =>
  component({
    purpose: 'A link that calls the company.',
    copy: 'optional',
    props: {
      kind: actionKind.optional().describe('Makes it look like a button of this kind. By default, it is a plain link.'),
    },
    example: '<PhoneLink />',
  });

type Props = PropsOf<typeof about>;
