import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {pairsWithPage, type VersionPair} from '../../model/pairs';
import {compareAddress} from '../../../policies/model/addresses';
import {type Policy} from '../../../policies/model/timeline';
import shared from '../../../policies/ui/parts/shared';
import styles from './styles.module.css';

export const fromTo = ({from, to}: VersionPair) => ({from: longDay(from), to: longDay(to)});

/** Every comparison of a policy that has a page. */
export const ComparisonList = ({policy}: {policy: Policy}): ReactNode => (
  <ul className={styles.list}>
    {pairsWithPage(policy).map((pair) => (
      <li key={pair.from + pair.to}>
        <Link to={compareAddress(policy.slug, pair.from, pair.to)} className={shared.link}>
          {translate({message: 'From {from} to {to}'}, fromTo(pair))}
        </Link>
      </li>
    ))}
  </ul>
);
