import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type * as Slots from '@theme/PolicyComparison';
import {compareAddress} from '../../../policies/model/addresses';
import {statusOn} from '../../../policies/model/timeline';
import shared from '../../../policies/ui/parts/shared';
import {useTimeline} from '../../../policies/ui/useTimeline';

export const ChangesLinks: typeof Slots.ChangesLinks = ({policy: {slug}, version}) => {
  const {version: name, predecessor} = version;
  const isInForce = statusOn(useTimeline().day, version) === 'in-force';
  return (
    <>
      {predecessor && (
        <Link to={compareAddress(slug, predecessor, name)} className={shared.link}>
          {translate({message: 'See what changed'})}
        </Link>
      )}
      {!isInForce && (
        <Link to={compareAddress(slug, name, 'in-force')} className={shared.link}>
          {translate({message: 'Compare with the version in force'})}
        </Link>
      )}
    </>
  );
};
