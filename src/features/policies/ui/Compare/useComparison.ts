import type {Redline} from '../../model/redline';
import type {VersionPair} from '../../model/comparisons';
import {textAddress, type Policy} from '../../model/timeline';
import type {Day} from '@site/src/content/dates';
import {useEffect, useState} from 'react';

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
export function useComparison(policy: Policy, pair: VersionPair | undefined): Redline | 'failed' | undefined {
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
