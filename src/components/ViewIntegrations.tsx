import clsx from 'clsx';
import type {ReactNode} from 'react';
import {component} from '../content/component';
import {actionClass} from './Action';
import {allIntegrations} from './MoreIntegrations';
import styles from './ViewIntegrations.module.css';

/** For browsers that follow a link into a closed list without opening it. */
const openList = () => document.getElementById(allIntegrations)?.closest('details')?.setAttribute('open', '');

/** Opens MoreIntegrations, with or without script. */
export function ViewIntegrations({children}: {children: ReactNode}): ReactNode {
  return (
    // oxlint-disable-next-line @docusaurus/no-html-links -- only a real anchor makes the browser open the list
    <a href={`#${allIntegrations}`} className={clsx(actionClass('quiet'), styles.view)} onClick={openList}>
      {children}
    </a>
  );
}

export const about = () =>
  component({
    purpose: 'The button that opens MoreIntegrations in place.',
    example: '<ViewIntegrations>View all integrations</ViewIntegrations>',
  });
