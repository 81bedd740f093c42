import Head from '@docusaurus/Head';
import Apply from '@site/pages/_shell/job-apply.mdx';
import Closed from '@site/pages/_shell/job-closed.mdx';
import Requirements from '@site/pages/_shell/job-requirements.mdx';
import HiringSteps from '@site/pages/_shell/job-steps.mdx';
import {useContext, type PropsWithChildren, type ReactNode} from 'react';
import type {JobFields} from '../../../../content/frontMatter';
import {isOpenOn} from '../../../../content/jobs';
import {Actions} from '../../../../components/Actions';
import {Facts} from '../../../../components/Facts';
import {FeatureList} from '../../../../components/FeatureList';
import {Hero} from '../../../../components/Hero';
import {Section} from '../../../../components/Section';
import {company} from '../../../../company';
import {language} from '../../../../components/hooks/language';
import {EmailLink} from '../../../../components/EmailLink';
import {PageFields} from '../../../../components/hooks/pageFields';
import {useToday} from '../../../../components/hooks/useToday';
import {text} from '../../../../content/fieldSchemas';
import {component, type PropsOf} from '../../../../content/component';
import {applicationFor, factsOf, requirementsLabel} from '../../model/jobFacts';
import styles from './styles.module.css';

export default function JobPosting({apply, children}: PropsWithChildren<Props>): ReactNode {
  // `closed` is set by the build. The browser recognizes jobs that have closed since.
  const fields = useContext(PageFields) as JobFields & {closed?: boolean};
  const today = useToday(undefined);
  const {title, summary, requirements, closes, closed} = fields;
  if (closed || !isOpenOn(closes, today)) {
    return (
      <>
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
        <Hero>
          <h1>{title}</h1>
          <Closed />
        </Hero>
      </>
    );
  }
  const subject = applicationFor(title);
  return (
    <>
      <Hero>
        <h1>{title}</h1>
        <p>{summary}</p>
        <Actions>
          <EmailLink subject={subject} kind="primary">
            {apply}
          </EmailLink>
        </Actions>
        <Facts facts={factsOf(fields, {language, countries: company.countries})} className={styles.facts} data-aside />
      </Hero>
      {children}
      <Section layout="split" eyebrow={requirementsLabel}>
        <Requirements />
        <FeatureList>
          <ul>
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </FeatureList>
      </Section>
      <Section tone="sunken">
        <HiringSteps />
      </Section>
      <Section layout="closing">
        <Apply />
        <Actions>
          <EmailLink subject={subject} kind="accent">
            {apply}
          </EmailLink>
        </Actions>
      </Section>
    </>
  );
}

export const about = () =>
  component({
    purpose:
      'The page of a job: its headline, facts and requirements from the front matter, and how to apply. The text between the tags describes the work.',
    once: true,
    props: {
      apply: text(24, 'The label of the button that opens an email to us.'),
    },
    example: `
<JobPosting apply="Apply Now">

<Section eyebrow="The work" tone="sunken" layout="split">

## Nights when nothing happens

<Prose>

You read the evening’s runs, find the one that went wrong, and write down why before anyone asks.

</Prose>

</Section>

</JobPosting>
`,
  });

type Props = PropsOf<typeof about>;
