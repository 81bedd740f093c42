import Link from '@docusaurus/Link';
import openings from '@generated/page-entries/default/openings.json';
import Facts from '@site/src/components/Facts';
import Heading from '@site/src/components/Heading';
import {applicationFor, factsOf, isOpenOn, type Opening} from '@site/src/content/jobs';
import type {PropsWithChildren, ReactNode} from 'react';
import {language} from '../../../../components/hooks/language';
import EmailLink from '../../../../components/EmailLink';
import {useToday} from '../../../../components/hooks/useToday';
import type {Props} from './contract';
import styles from './styles.module.css';

function Card({opening, apply}: {opening: Opening} & Props): ReactNode {
  const {to, title, summary, requirements} = opening;
  return (
    <article className={styles.opening}>
      <div className={styles.head}>
        <Heading as="h3">
          <Link to={to}>{title}</Link>
        </Heading>
        <Facts facts={factsOf(opening, {language})} />
      </div>
      <div className={styles.body} data-ticks>
        <p>{summary}</p>
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <EmailLink subject={applicationFor(title)} kind="quiet">
          {apply}
        </EmailLink>
      </div>
    </article>
  );
}

/** A position that has closed since the site was built leaves the list in the browser. */
export default function JobList({apply, children}: PropsWithChildren<Props>): ReactNode {
  const today = useToday(undefined);
  const open = openings.filter(({closes}) => isOpenOn(closes, today));
  if (open.length === 0) return <div className={styles.none}>{children}</div>;
  return (
    <div className={styles.openings}>
      {open.map((opening) => (
        <Card key={opening.to} opening={opening} apply={apply} />
      ))}
    </div>
  );
}
