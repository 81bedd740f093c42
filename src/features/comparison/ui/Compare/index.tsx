import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Trail from '../../../../components/Breadcrumbs/Trail';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import type {Redline} from '../../model/redline';
import {compareAddress, comparisonsAddress} from '../../../policies/model/addresses';
import {addressOf, policyAddress, titleOn} from '../../../policies/model/timeline';
import {Printed} from '../../../policies/ui/parts/Printed';
import shared from '../../../policies/ui/parts/shared';
import {findPolicy, legalStep, useTimeline} from '../../../policies/ui/timeline';
import {Changes} from './Changes';
import {ComparisonList, fromTo} from './ComparisonList';
import styles from './styles.module.css';

/** What changed between two versions or, without them, the list of comparisons. */
export default function Compare({policy: slug, redline}: {policy: string; redline?: Redline}): ReactNode {
  const policy = findPolicy(slug);
  const title = titleOn(useTimeline().day, policy);
  const heading = redline
    ? translate({message: 'What changed in the {title}'}, {title})
    : translate({message: 'Compare versions of the {title}'}, {title});
  const all = {to: comparisonsAddress(slug), label: translate({message: 'Compare versions'})};
  const pair = redline && translate({message: 'From {from} to {to}'}, fromTo(redline));
  return (
    <Layout
      title={redline ? translate({message: '{title}: {from} to {to}'}, {title, ...fromTo(redline)}) : heading}
      description={translate({message: 'What changed in the {title} between two versions, word by word.'}, {title})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content" className={clsx(shared.main, styles.page)}>
        <Trail
          steps={[legalStep, {to: policyAddress(policy), label: title}, ...(pair ? [all] : [])]}
          label={pair ?? all.label}
        />
        <h1>{heading}</h1>
        {redline ? (
          <>
            <p className={clsx(shared.row, shared.soft)}>
              <strong>{pair}</strong>
              {[redline.from, redline.to].map((day) => (
                <Link key={day} to={addressOf(policy, day)} className={shared.link}>
                  {translate({message: 'Text of {day}'}, {day: longDay(day)})}
                </Link>
              ))}
              <Link to={all.to} className={shared.link}>
                {translate({message: 'All comparisons'})}
              </Link>
            </p>
            <Printed
              address={compareAddress(slug, redline.from, redline.to)}
              versions={policy.versions.filter(({version}) => version === redline.from || version === redline.to)}
            />
            <Changes redline={redline} />
          </>
        ) : (
          <>
            <p className={styles.summary}>
              {translate({message: 'Each version is compared with the one before it and with the one in force.'})}
            </p>
            <ComparisonList policy={policy} />
          </>
        )}
      </main>
    </Layout>
  );
}
