import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';
import type {ReactNode} from 'react';

/** The stock part sets the headings as HTML, which the browser's Trusted Types refuse. */
export default function TOCItemTree({toc, className, linkClassName}: Props): ReactNode {
  return (
    <ul className={className}>
      {toc.map(({id, value}) => (
        <li key={id}>
          <Link to={`#${id}`} className={linkClassName ?? undefined}>
            {value.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
