import Link from '@docusaurus/Link';
import type {Day} from '@site/src/content/dates';
import {addressOf, standing, versionOn, type Policy, type Timeline} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import DayText from '../../../../components/DayText';

type Props = {day: Day; timeline: Timeline};

function PolicyAnswer({day, timeline, policy: {slug, title, versions, ends}}: Props & {policy: Policy}): ReactNode {
  const version = versionOn(day, versions);
  const first = standing(versions).at(-1);
  if (version && ends && ends.on <= day) {
    return (
      <>
        {title}: ended on <DayText day={ends.on} />
      </>
    );
  }
  if (version) {
    return (
      <Link to={addressOf(timeline, version.name, slug)}>
        {title}, version of <DayText day={version.name} />
      </Link>
    );
  }
  return (
    <>
      {title}: none yet
      {first && (
        <>
          ; the first version begins on <DayText day={first.name} />
        </>
      )}
    </>
  );
}

/** For a day after the build, the answer is what was known at the build. */
export function Answer({day, timeline}: Props): ReactNode {
  const isAhead = day > timeline.builtOn;
  return (
    <div>
      <p>
        On <DayText day={day} />,{' '}
        {isAhead ? 'these apply unless a newer version is published by then' : 'these applied'}:
      </p>
      <ul>
        {timeline.policies.map((policy) => (
          <li key={policy.slug}>
            <PolicyAnswer day={day} timeline={timeline} policy={policy} />
          </li>
        ))}
      </ul>
    </div>
  );
}
