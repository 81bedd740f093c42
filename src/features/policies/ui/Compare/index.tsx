import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {actionClass} from '@site/src/components/Action';
import Trail from '@site/src/components/Breadcrumbs/Trail';
import type {Day} from '@site/src/content/dates';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {requestedPair, pairsWithPage, type VersionPair} from '../../model/comparisons';
import type {Redline} from '../../model/redline';
import {
  addressOf,
  compareAddress,
  comparisonsAddress,
  policyAddress,
  textAddress,
  type Policy,
} from '../../model/timeline';
import shared from '../parts/shared';
import {findPolicy, legalStep} from '../timeline';
import {Changes} from './Changes';
import styles from './styles.module.css';

async function publishedText(slug: string, day: Day): Promise<string> {
  const response = await fetch(textAddress(day, slug));
  if (!response.ok) throw new Error(`The text of ${day} is missing.`);
  return response.text();
}

async function compare({slug}: Policy, {from, to}: VersionPair): Promise<Redline> {
  const [older, newer, {compareTexts}] = await Promise.all([
    publishedText(slug, from),
    publishedText(slug, to),
    import(/* webpackChunkName: "compare" */ '../../model/compare'),
  ]);
  return {from, to, ...compareTexts(older, newer)};
}

/** Compares two published texts in the browser, with the code that the build uses. */
function useComparison(policy: Policy, pair: VersionPair | undefined): Redline | 'failed' | undefined {
  const [result, setResult] = useState<Redline | 'failed'>();
  const {from, to} = pair ?? {};
  useEffect(() => {
    if (from && to)
      void compare(policy, {from, to})
        .catch(() => 'failed' as const)
        .then(setResult);
  }, [policy, from, to]);
  return pair && result;
}

const written = ({from, to}: VersionPair) => ({from: longDay(from), to: longDay(to)});

/** A form for choosing two versions. It puts them in the address, so that a comparison can be shared as a link. */
const Chooser = ({policy, pair}: {policy: Policy; pair: VersionPair}): ReactNode => (
  <form
    action={comparisonsAddress(policy.slug)}
    className={clsx(shared.box, shared.row, shared.bar, shared.form)}
    data-scripted>
    {(['from', 'to'] as const).map((name) => (
      <label key={name}>
        {name === 'from' ? translate({message: 'From version'}) : translate({message: 'To version'})}
        <select name={name} data-input defaultValue={pair[name]}>
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

function statusOf(given: VersionPair | string | undefined, hasFailed: boolean): string {
  if (!given) return '';
  if (typeof given === 'string')
    return translate({message: '“{given}” does not name two versions of this policy. Choose two to compare.'}, {given});
  return hasFailed
    ? translate({
        message:
          'One of the two versions did not load, so they can’t be compared. Check your connection and reload this page.',
      })
    : translate({message: 'Comparing the version of {from} with the version of {to}…'}, written(given));
}

/** The changes between the two versions of the page or of its address. Without JavaScript, a list of comparisons. */
export default function Compare({policy: slug, redline: built}: {policy: string; redline?: Redline}): ReactNode {
  const policy = findPolicy(slug);
  const {title, versions} = policy;
  const {search} = useLocation();
  const given = requestedPair(useIsBrowser() && !built ? search : '', policy);
  const pair = typeof given === 'string' ? undefined : given;
  const result = useComparison(policy, pair);
  const redline = built ?? (typeof result === 'object' ? result : undefined);
  const [newest, before = newest] = versions;
  const chosen = redline ?? pair ?? {from: before?.version ?? '', to: newest?.version ?? ''};
  const heading = redline
    ? translate({message: 'What changed in the {title}'}, {title})
    : translate({message: 'Compare versions of the {title}'}, {title});
  return (
    <Layout
      title={redline ? translate({message: '{title}: {from} to {to}'}, {title, ...written(redline)}) : heading}
      description={translate({message: 'What changed in the {title} between two versions, word by word.'}, {title})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content" className={clsx(shared.main, styles.page)}>
        <Trail
          steps={[legalStep, {to: policyAddress(policy), label: title}]}
          label={translate({message: 'Compare versions'})}
        />
        <h1>{heading}</h1>
        <Chooser key={chosen.from + chosen.to} policy={policy} pair={chosen} />
        {redline ? (
          <>
            <p className={clsx(shared.row, shared.soft)}>
              <strong>{translate({message: 'From {from} to {to}'}, written(redline))}</strong>
              {[redline.from, redline.to].map((day) => (
                <Link key={day} to={addressOf(policy, day)} className={shared.link}>
                  {translate({message: 'Text of {day}'}, {day: longDay(day)})}
                </Link>
              ))}
            </p>
            <Changes redline={redline} />
          </>
        ) : (
          <>
            <p role="status" className={styles.summary}>
              {statusOf(given, result === 'failed')}
            </p>
            <ul className={styles.list}>
              {pairsWithPage(policy).map((pair) => (
                <li key={pair.from + pair.to}>
                  <Link to={compareAddress(slug, pair.from, pair.to)} className={shared.link}>
                    {translate({message: 'From {from} to {to}'}, written(pair))}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </Layout>
  );
}
