import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {actionClass} from '@site/src/components/Action';
import Trail from '@site/src/components/Breadcrumbs/Trail';
import {requestedPair, pairsWithPage, type VersionPair} from '@site/src/features/policies/model/comparisons';
import {addressOf, compareAddress, policyAddress, type Policy} from '@site/src/features/policies/model/timeline';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import shared from '../parts/shared';
import {findPolicy, legalStep} from '../timeline';
import Compare from '.';
import styles from './styles.module.css';
import {useComparison} from './useComparison';

type Props = {policy: Policy};

const written = ({from, to}: VersionPair) => ({from: longDay(from), to: longDay(to)});

/** Two versions to choose; without script, the list below it leads on. The form sends them in the address, so that a comparison can be shared as a link. */
const Chooser = ({policy, pair}: Props & {pair: VersionPair}): ReactNode => (
  <form className={clsx(shared.box, shared.row, shared.scripted, styles.bar)}>
    {(['from', 'to'] as const).map((name) => (
      <label key={name}>
        {name === 'from' ? translate({message: 'From the version of'}) : translate({message: 'To the version of'})}
        <select name={name} className={shared.field} defaultValue={pair[name]}>
          {policy.versions.map(({version}) => (
            <option key={version} value={version}>
              {longDay(version)}
            </option>
          ))}
        </select>
      </label>
    ))}
    <button type="submit" className={actionClass('primary', 'small')}>
      {translate({message: 'Compare'})}
    </button>
  </form>
);

type StatusProps = Props & {asked: VersionPair | string | undefined; hasFailed: boolean};

function Status({asked, hasFailed, policy}: StatusProps): ReactNode {
  if (!asked) return null;
  if (typeof asked === 'string')
    return translate({message: 'This policy does not have both versions of “{asked}”. Choose two of these.'}, {asked});
  if (!hasFailed)
    return translate({message: 'Comparing the version of {from} with the version of {to}…'}, written(asked));
  return (
    <>
      {translate({
        message:
          'The two texts could not be compared, because one of them did not load. Check your connection and reload this page, or read both:',
      })}
      {[asked.from, asked.to].map((day) => (
        <Link key={day} to={addressOf(policy, day)} className={shared.link}>
          {translate({message: 'Text of {day}'}, {day: longDay(day)})}
        </Link>
      ))}
    </>
  );
}

/** Compares any two versions of a policy in the browser. Without script it leads along the comparisons that have a page. */
export default function OnRequest({policy: slug}: {policy: string}): ReactNode {
  const policy = findPolicy(slug);
  const {title} = policy;
  const {search} = useLocation();
  const asked = requestedPair(useIsBrowser() ? search : '', policy);
  const pair = typeof asked === 'string' ? undefined : asked;
  const result = useComparison(policy, pair);
  if (typeof result === 'object') return <Compare redline={result} />;
  const [newest, before = newest] = policy.versions;
  const suggested = {from: before?.version ?? '', to: newest?.version ?? ''};
  return (
    <Layout
      title={translate({message: 'Compare versions of the {title}'}, {title})}
      description={translate(
        {message: 'What changed in the {title} between any two of its versions, word by word.'},
        {title},
      )}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content" className={styles.page}>
        <Trail
          steps={[legalStep, {to: policyAddress(policy), label: title}]}
          label={translate({message: 'Compare versions'})}
        />
        <h1>{translate({message: 'Compare versions of the {title}'}, {title})}</h1>
        <p role="status" className={clsx(shared.row, styles.summary)}>
          <Status asked={asked} hasFailed={result === 'failed'} policy={policy} />
        </p>
        <Chooser pair={pair ?? suggested} policy={policy} />
        <ul className={styles.list}>
          {pairsWithPage(policy).map((one) => (
            <li key={`${one.from} ${one.to}`}>
              <Link to={compareAddress(slug, one.from, one.to)} className={shared.link}>
                {translate({message: 'From {from} to {to}'}, written(one))}
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
