import Link from '@docusaurus/Link';
import jobs from '@generated/page-entries/default/jobs.json';
import Facts from '../../../../components/Facts';
import Heading from '../../../../components/Heading';
import More from '../../../../components/More';
import type {Job} from '../../../../content/entries';
import {isOpenOn} from '../../../../content/jobs';
import type {PropsWithChildren, ReactNode} from 'react';
import {language} from '../../../../components/hooks/language';
import EmailLink from '../../../../components/EmailLink';
import {useToday} from '../../../../components/hooks/useToday';
import {applicationFor, factsOf, requirementsLabel} from '../../model/jobFacts';
import type {Props} from './props';
import styles from './styles.module.css';

function Card({job, apply}: {job: Job} & Props): ReactNode {
  const {to, title, summary, requirements} = job;
  return (
    <article className={styles.job} data-surface="">
      <div className={styles.head}>
        <Heading as="h3">
          <Link to={to}>{title}</Link>
        </Heading>
        <Facts facts={factsOf(job, {language})} />
      </div>
      <div className={styles.body}>
        <p>{summary}</p>
        <More label={requirementsLabel}>
          <div data-ticks>
            <ul>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </div>
        </More>
        <EmailLink subject={applicationFor(title)} kind="quiet">
          {apply}
        </EmailLink>
      </div>
    </article>
  );
}

/** Jobs that have closed since the site was built are hidden in the browser. */
export default function JobList({apply, children}: PropsWithChildren<Props>): ReactNode {
  const today = useToday(undefined);
  const open = jobs.filter(({closes}) => isOpenOn(closes, today));
  if (open.length === 0) return <div className={styles.none}>{children}</div>;
  return (
    <div className={styles.jobs}>
      {open.map((job) => (
        <Card key={job.to} job={job} apply={apply} />
      ))}
    </div>
  );
}
