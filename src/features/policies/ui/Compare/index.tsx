import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type {Redline} from '@site/src/features/policies/model/redline';
import {comparisonAddress, comparisonsAddress} from '@site/src/features/policies/model/comparisons';
import {addressOf, versionsOf} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import Layout from '@theme/Layout';
import {Trail} from '../parts/Trail';
import {useTimeline} from '../timeline';
import {Choice} from './Choice';
import {SectionChange} from './SectionChange';
import styles from './styles.module.css';
import {VersionLink} from './VersionLink';

const anchor = (at: number) => `change-${at + 1}`;

function Sides({policy, from, to}: Redline): ReactNode {
  const timeline = useTimeline();
  const days = versionsOf(timeline, policy).map(({name}) => name);
  return (
    <section aria-label="Versions" className={styles.bar}>
      <Choice
        label="From"
        chosen={from}
        days={days.filter((day) => day < to)}
        addressOf={(day) => comparisonAddress(timeline, policy, day, to)}
        all={comparisonsAddress(policy)}
      />
      <Choice
        label="to"
        chosen={to}
        days={days.filter((day) => day > from)}
        addressOf={(day) => comparisonAddress(timeline, policy, from, day)}
        all={comparisonsAddress(policy)}
      />
      <p className={styles.texts}>
        Read <VersionLink policy={policy} day={from} /> or <VersionLink policy={policy} day={to} />
      </p>
    </section>
  );
}

/** What changed between two versions of a policy, section by section. */
export default function Compare({redline}: {redline: Redline}): ReactNode {
  const {policy, title, from, to, summary, sections} = redline;
  const timeline = useTimeline();
  const changed = sections.flatMap((section, at) =>
    section.change === 'unchanged' && !section.moved ? [] : [{section, id: anchor(at)}],
  );
  return (
    <Layout
      title={`${title}: ${longDay(from)} to ${longDay(to)}`}
      description={`What changed in the ${title} between ${longDay(from)} and ${longDay(to)}, word by word.`}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content" className={styles.page}>
        <Trail steps={[{to: addressOf(timeline, to, policy), label: title}]} label="What changed" />
        <h1>What changed in the {title}</h1>
        <Sides {...redline} />
        <p className={styles.summary}>{summary}</p>
        <p className={styles.legend}>
          <ins data-hue="brand">Added words</ins> are underlined, <del data-hue="tone-3">removed words</del> are struck
          through.
        </p>
        {changed.length > 0 && (
          <ul className={styles.list}>
            {changed.map(({section, id}) => (
              <li key={id}>
                <Link to={`#${id}`}>{section.after ?? section.before}</Link>
                <span>{section.summary}</span>
              </li>
            ))}
          </ul>
        )}
        {sections.map((section, at) => (
          <SectionChange key={anchor(at)} section={section} id={anchor(at)} />
        ))}
      </main>
    </Layout>
  );
}
