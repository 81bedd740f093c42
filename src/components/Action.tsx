import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import {actionKind, address} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Icon} from './Icon';
import {arrowRight} from './icons';
import styles from './Action.module.css';

export type ActionKind = NonNullable<Props['kind']>;

/** The classes of a button, for controls that are not links to a page. */
export const actionClass = (kind: ActionKind = 'primary', size: 'normal' | 'small' = 'normal'): string =>
  clsx(styles.action, styles[kind], size === 'small' && styles.small);

/** The size is for the navbar, not for pages. */
type OwnProps = PropsWithChildren<Props & {size?: 'normal' | 'small'}>;

export function Action({to, kind = 'primary', size = 'normal', children}: OwnProps): ReactNode {
  return (
    <Link to={to} className={actionClass(kind, size)}>
      {children}
      {kind !== 'quiet' && size === 'normal' && <Icon icon={arrowRight} className={styles.arrow} />}
    </Link>
  );
}

export const about = () =>
  component({
    purpose: 'A link that looks like a button: what a visitor can do next.',
    props: {
      to: address.describe('Where it leads: an address on this site, such as /contact?topic=demo or /#industries.'),
      kind: actionKind
        .optional()
        .describe('How it looks. On a dark band and above the forest, the first action is accent.'),
    },
    example: '<Action to="/contact">Get Started Today</Action>',
  });

type Props = PropsOf<typeof about>;
