import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {actionClass} from '../../../../components/Action';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {company} from '../../../../company';
import {longDay} from '../../../../components/hooks/language';
import {isDay, type Day} from '../../../../content/dates';
import {addressOf, titleOn, versionOn, type Policy} from '../../model/timeline';
import shared from '../parts/shared';
import {useTimeline} from '../timeline';
import {Results} from './Results';

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

/** Finds versions by their day, by their words, or by both. The form puts them in the address, so that an answer can be shared. Without JavaScript, the lists show the days. */
export default function PolicyFinder(): ReactNode {
  const {search} = useLocation();
  const given = new URLSearchParams(useIsBrowser() ? search : '');
  const on = given.get('on') ?? '';
  const query = given.get('words')?.trim() ?? '';
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
          <input key={day} type="date" name="on" min="1900-01-01" max="2999-12-31" defaultValue={day} data-input />
        </label>
        <label>
          {translate({message: 'Words'})}
          <input key={query} type="search" name="words" defaultValue={query} data-input />
        </label>
        <button type="submit" className={actionClass('primary', 'small')}>
          {translate({message: 'Show versions'})}
        </button>
      </form>
      {day && <Answer day={day} />}
      {query && <Results key={query + on} query={query} day={day} />}
    </>
  );
}
