import Link from '@docusaurus/Link';
import type {Day} from '@site/src/content/dates';
import {addressOf, standing, versionOn, type Timeline} from '@site/src/features/policies/model/timeline';
import {Fragment, type ReactNode} from 'react';
import DayText from '../../../../components/DayText';

type Props = {day: Day; timeline: Timeline};

/** For a day after the build, the answer is what was known at the build. */
export function Answer({day, timeline}: Props): ReactNode {
  const {versions, policies, builtOn} = timeline;
  const version = versionOn(day, versions);
  const first = standing(versions).at(-1);
  if (!version) {
    return (
      <p>
        On <DayText day={day} />, no version had taken effect yet.{' '}
        {first && (
          <>
            The first one begins on <DayText day={first.name} />.
          </>
        )}
      </p>
    );
  }
  const held = policies.filter(({slug}) => version.policies.includes(slug));
  const verb = day > builtOn ? 'applies unless a newer one is published by then' : 'applied';
  return (
    <p>
      On <DayText day={day} />, the version of <DayText day={version.name} />, {verb}:{' '}
      {held.map(({slug, title}, at) => (
        <Fragment key={slug}>
          {at > 0 && ', '}
          <Link to={addressOf(timeline, version.name, slug)}>{title}</Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
