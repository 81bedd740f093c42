import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import type {Day} from '../../../../content/dates';
import {versionOn} from '../../model/timeline';
import shared from '../parts/shared';
import {useTimeline} from '../timeline';
import {searchTexts, type Found} from './searchTexts';

const countOf = (found: readonly Found[]) => found.reduce((sum, {hits}) => sum + hits.length, 0);

function statusOf(found: readonly Found[] | 'failed' | undefined): string {
  if (!found) return translate({message: 'Searching…'});
  if (found === 'failed') return translate({message: 'The texts did not load. Check your connection and try again.'});
  const count = countOf(found);
  if (count === 0) return translate({message: 'No results.'});
  return count === 1 ? translate({message: '1 result'}) : translate({message: '{count} results'}, {count});
}

/** Where versions have these words, the newest first: those that applied on a day, or all. */
export function Results({query, day}: {query: string; day: Day | undefined}): ReactNode {
  const {policies} = useTimeline();
  const [found, setFound] = useState<Found[] | 'failed'>();
  useEffect(() => {
    const versions = policies
      .flatMap(({slug, title, versions: all}) => {
        const held = day ? versionOn(day, all) : undefined;
        return (day ? [held].flatMap((one) => one ?? []) : all).map((one) => {
          return {slug, title: one.title ?? title, version: one.version};
        });
      })
      .sort((a, b) => b.version.localeCompare(a.version));
    void searchTexts(query, versions)
      .catch(() => 'failed' as const)
      .then(setFound);
  }, [policies, query, day]);
  return (
    <div className={shared.note}>
      <p role="status">{statusOf(found)}</p>
      {Array.isArray(found) &&
        found.map(({slug, title, version, hits}) => (
          <section key={version + slug}>
            <h3>{translate({message: '{title}, version of {day}'}, {title, day: longDay(version)})}</h3>
            <ul>
              {hits.map(({heading, excerpt, to}) => (
                <li key={heading + excerpt}>
                  {/* A full page load, because only that scrolls to words. */}
                  <Link to={to} target="_self">
                    {heading || title}
                  </Link>{' '}
                  {excerpt}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
