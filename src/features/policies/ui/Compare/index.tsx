import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Redline} from '@site/src/features/policies/model/redline';
import {addressOf, comparisonsAddress} from '@site/src/features/policies/model/timeline';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import Trail from '../../../../components/Breadcrumbs/Trail';
import shared from '../parts/shared';
import {findPolicy, legalStep} from '../timeline';
import {SectionChange} from './SectionChange';
import styles from './styles.module.css';

const anchor = (at: number) => `change-${at + 1}`;

/** What changed between two versions of a policy, section by section. */
export default function Compare({redline}: {redline: Redline}): ReactNode {
  const {policy: slug, title, from, to, summary, sections} = redline;
  const policy = findPolicy(slug);
  const names = {title, from: longDay(from), to: longDay(to)};
  const changed = sections.flatMap((section, at) =>
    section.change === 'unchanged' && !section.moved ? [] : [{section, id: anchor(at)}],
  );
  return (
    <Layout
      title={translate({message: '{title}: {from} to {to}'}, names)}
      description={translate({message: 'What changed in the {title} between {from} and {to}, word by word.'}, names)}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content" className={styles.page}>
        <Trail
          steps={[legalStep, {to: addressOf(policy, to), label: title}]}
          label={translate({message: 'What changed'})}
        />
        <h1>{translate({message: 'What changed in the {title}'}, {title})}</h1>
        <p className={clsx(shared.box, shared.row, styles.bar)}>
          <strong>{translate({message: 'From {from} to {to}'}, names)}</strong>
          {[from, to].map((day) => (
            <Link key={day} to={addressOf(policy, day)} className={shared.link}>
              {translate({message: 'Text of {day}'}, {day: longDay(day)})}
            </Link>
          ))}
          <Link to={comparisonsAddress(slug)} className={shared.link}>
            {translate({message: 'Compare other versions'})}
          </Link>
        </p>
        <p className={styles.summary}>{summary}</p>
        <p className={shared.soft}>
          <ins data-hue="brand">{translate({message: 'Added words'})}</ins>{' '}
          <del data-hue="tone-3">{translate({message: 'removed words'})}</del>
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
