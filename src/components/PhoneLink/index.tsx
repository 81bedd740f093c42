import {actionClass} from '../Action';
import Icon from '../Icon';
import {phone} from '../Icon/icons';
import type {PropsWithChildren, ReactNode} from 'react';
import {company} from '../../company';
import type {Props} from './props';

export default function PhoneLink({kind, children}: PropsWithChildren<Props>): ReactNode {
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
