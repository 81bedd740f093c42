import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {comparisonsAddress} from '@site/src/features/policies/model/comparisons';
import type {Redline} from '@site/src/features/policies/model/redline';
import {addressOf} from '@site/src/features/policies/model/timeline';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import Trail from '../../../../components/Breadcrumbs/Trail';
import shared from '../parts/shared';
import {legalStep, useTimeline} from '../timeline';
import {SectionChange} from './SectionChange';
import styles from './styles.module.css';

const anchor = (at: number) => `change-${at + 1}`;

/** What changed between two versions of a policy, section by section. */
export default function Compare({redline}: {redline: Redline}): ReactNode {
  const {policy, title, from, to, summary, sections} = redline;
  const timeline = useTimeline();
  const names = {title, from: longDay(from), to: longDay(to)};
  const changed = sections.flatMap((section, at) =>
    section.change === 'unchanged' && !section.moved ? [] : [{section, id: anchor(at)}],
  );
  return (
    <Layout title={messages.comparedTitle(names)} description={messages.comparedDescription(names)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content" className={styles.page}>
        <Trail steps={[legalStep, {to: addressOf(timeline, to, policy), label: title}]} label={messages.whatChanged} />
        <h1>{messages.whatChangedIn({title})}</h1>
        <p className={clsx(shared.box, shared.row, styles.bar)}>
          <strong>{messages.fromTo(names)}</strong>
          {[from, to].map((day) => (
            <Link key={day} to={addressOf(timeline, day, policy)} className={shared.link}>
              {messages.textOf({day: longDay(day)})}
            </Link>
          ))}
          <Link to={comparisonsAddress(policy)} className={shared.link}>
            {messages.compareOthers}
          </Link>
        </p>
        <p className={styles.summary}>{summary}</p>
        <p className={shared.soft}>
          <ins data-hue="brand">{messages.addedWords}</ins> <del data-hue="tone-3">{messages.removedWords}</del>
        </p>
        {changed.length > 0 && (
          <ul className={styles.list}>
            {changed.map(({section, id}) => (
              <li key={id}>
                <Link to={`#${id}`} className={shared.link}>
                  {section.after ?? section.before}
                </Link>
                <span className={shared.soft}>{section.summary}</span>
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
