import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type * as Slots from '@theme/PolicyComparison';
import {compareAddress, comparisonsAddress} from '../../../policies/model/addresses';
import {titleOn} from '../../../policies/model/timeline';
import shared from '../../../policies/ui/parts/shared';
import {useTimeline} from '../../../policies/ui/timeline';
import {ComparisonList} from '../Compare/ComparisonList';

export const ChangesLink: typeof Slots.ChangesLink = ({policy, version: {version, predecessor, withdrawn}}) =>
  predecessor &&
  !withdrawn && (
    <Link to={compareAddress(policy.slug, predecessor, version)} className={shared.link}>
      {translate({message: 'See what changed'})}
    </Link>
  );

export const ComparisonsItem: typeof Slots.ComparisonsItem = ({policy: {slug, versions}}) =>
  versions.length > 1 && (
    <li>
      <Link to={comparisonsAddress(slug)}>{translate({message: 'Compare versions'})}</Link>
    </li>
  );

/** A host has one 404 page for all addresses, so the address is known only in the browser. */
export const MissingComparison: typeof Slots.MissingComparison = () => {
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
};
