import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {actionClass} from '@site/src/components/Action';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {company} from '../../../../company';
import {longDay} from '../../../../components/hooks/language';
import {isDay, type Day} from '../../../../content/dates';
import {addressOf, titleOn, versionOn, type Policy} from '../../model/timeline';
import shared from '../parts/shared';
import {useTimeline} from '../timeline';

function answerOf(day: Day, policy: Policy): ReactNode {
  const {versions, ends} = policy;
  const title = titleOn(day, policy);
  const version = versionOn(day, versions)?.version;
  if (!version) return translate({message: '{title}: not in effect yet'}, {title});
  if (ends && ends.version <= day)
    return translate({message: '{title}: ended on {day}'}, {title, day: longDay(ends.version)});
  return (
    <Link to={addressOf(policy, version)}>
      {translate({message: '{title}, version of {day}'}, {title, day: longDay(version)})}
    </Link>
  );
}

/** For a day after the build, the answer is based on what was known at the build. */
function Answer({day}: {day: Day}): ReactNode {
  const {policies, builtOn} = useTimeline();
  const written = {day: longDay(day)};
  return (
    <div role="status" className={shared.note}>
      <p>
        {day > builtOn
          ? translate({message: 'On {day}, these versions apply unless a newer one is published first:'}, written)
          : translate({message: 'On {day}, these versions applied:'}, written)}
      </p>
      <ul>
        {policies.map((policy) => (
          <li key={policy.slug}>{answerOf(day, policy)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The form puts the day in the address, so that an answer can be shared. Without JavaScript, the lists show the days. */
export default function PolicyFinder(): ReactNode {
  const {search} = useLocation();
  const on = new URLSearchParams(useIsBrowser() ? search : '').get('on') ?? '';
  const day = isDay(on) ? on : undefined;
  return (
    <>
      <form
        id="policy-finder"
        action="#policy-finder"
        className={clsx(shared.box, shared.row, shared.form)}
        data-scripted>
        <label>
          {translate({message: 'Date ({zone})'}, {zone: company.timeZone.label})}
          <input
            key={day}
            type="date"
            name="on"
            required
            min="1900-01-01"
            max="2999-12-31"
            defaultValue={day}
            data-input
          />
        </label>
        <button type="submit" className={actionClass('primary', 'small')}>
          {translate({message: 'Show versions'})}
        </button>
      </form>
      {day && <Answer day={day} />}
    </>
  );
}
