import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PropsWithChildren, ReactNode} from 'react';
import {text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import styles from './MoreIntegrations.module.css';

/** An anchor inside the closed list: a browser that follows a link to it opens the list. */
export const allIntegrations = 'all-integrations';

export function MoreIntegrations({label, less, children}: PropsWithChildren<Props>): ReactNode {
  useBrokenLinks().collectAnchor(allIntegrations);
  return (
    <details className={styles.more}>
      <summary>
        <b>{label}</b>
        <b data-silent>{less}</b>
      </summary>
      <div id={allIntegrations} className={styles.rest}>
        {children}
      </div>
    </details>
  );
}

export const about = () =>
  component({
    purpose: 'More tiles, hidden until a visitor opens them.',
    once: true,
    anchors: ['all-integrations'],
    props: {
      label: text(20, 'The text of the tile that opens the list, such as +6 More.'),
      less: text(20, 'The text of the tile that closes it, such as Show fewer.'),
    },
    example: `
<MoreIntegrations label="+2 More" less="Show fewer">

<BrandLogo mark="notion">Notion</BrandLogo>
<BrandLogo mark="calendly">Calendly</BrandLogo>

</MoreIntegrations>
`,
  });

type Props = PropsOf<typeof about>;
