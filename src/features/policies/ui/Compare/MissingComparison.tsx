import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {comparisonsAddress, titleOn} from '../../model/timeline';
import {useTimeline} from '../timeline';
import {ComparisonList} from './ComparisonList';

/** On the 404 page, the comparisons of the policy in the address. A host has one such page for all addresses. */
export default function MissingComparison(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const {policies, day} = useTimeline();
  const policy = policies.find(({slug}) => pathname.startsWith(`${comparisonsAddress(slug)}/`));
  if (!isBrowser || !policy) return null;
  return (
    <section data-page-width>
      <h2>{translate({message: 'Comparisons of the {title}'}, {title: titleOn(day, policy)})}</h2>
      <ComparisonList policy={policy} />
    </section>
  );
}
