import Link from '@docusaurus/Link';
import jobs from '@generated/page-entries/default/jobs.json';
import type {PropsWithChildren, ReactNode} from 'react';
import {Facts} from '../../../../components/Facts';
import {Heading} from '../../../../components/Heading';
import type {Job} from '../../../../content/entries';
import {isOpenOn} from '../../../../content/jobs';
import {language} from '../../../../components/hooks/language';
import {EmailLink} from '../../../../components/EmailLink';
import {useToday} from '../../../../components/hooks/useToday';
import {text} from '../../../../content/fieldSchemas';
import {component, type PropsOf} from '../../../../content/component';
import {applicationFor, factsOf} from '../../model/jobFacts';
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
        <div data-copy="ticks">
          <ul>
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </div>
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

export const about = () =>
  component({
    purpose:
      'A list of all open jobs, made from the fields of their pages. The text between the tags is shown when there are none.',
    once: true,
    headings: 3,
    props: {apply: text(24, 'The label of the button that opens an email to us.')},
    example: `
<JobList apply="Apply Now">

No positions are open today. We read every resume and get in touch when one fits.

</JobList>
`,
  });

type Props = PropsOf<typeof about>;
