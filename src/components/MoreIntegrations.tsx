import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useEffect, useRef, type PropsWithChildren, type ReactNode} from 'react';
import {text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import styles from './MoreIntegrations.module.css';

/** An anchor inside the closed list: a browser that follows a link to it opens the list. */
const anchor = 'all-integrations';

export function MoreIntegrations({label, less, children}: PropsWithChildren<Props>): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const list = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // Links that the router follows, and browsers that do not open a list for its anchor.
  useEffect(() => {
    if (location.hash === `#${anchor}`) list.current?.setAttribute('open', '');
  }, [location]);
  return (
    <details ref={list} className={styles.more}>
      <summary>
        <b>{label}</b>
        <b data-silent>{less}</b>
      </summary>
      <div id={anchor} className={styles.rest}>
        {children}
      </div>
    </details>
  );
}

export const about = () =>
  component({
    purpose: 'In the tiles of Logos: more of them, hidden until opened here or with a link to #all-integrations.',
    once: true,
    anchors: ['all-integrations'],
    props: {
      label: text(20, 'The text of the tile that opens the list, such as +6 More.'),
      less: text(20, 'The text of the tile that closes it, such as Show fewer.'),
    },
    example: `
<MoreIntegrations label="+1 More" less="Show fewer">

<BrandLogo mark="calendly">Calendly</BrandLogo>

</MoreIntegrations>
`,
  });

type Props = PropsOf<typeof about>;
