import type {Redline} from '@site/src/features/policies/model/redline';
import type {VersionPair} from '@site/src/features/policies/model/comparisons';
import {textAddress, type Policy} from '@site/src/features/policies/model/timeline';
import type {Day} from '@site/src/content/dates';
import {useEffect, useState} from 'react';

/** A host that answers any address with a page would send that page here. */
const isPolicy = (text: string) => text.startsWith('---');

async function publishedText(slug: string, day: Day): Promise<string> {
  const response = await fetch(textAddress(day, slug));
  const text = response.ok ? await response.text() : '';
  if (!isPolicy(text)) throw new Error(`The text of ${day} is missing.`);
  return text;
}

async function compare({slug, title}: Policy, {from, to}: VersionPair): Promise<Redline> {
  const [older, newer, {compareTexts}] = await Promise.all([
    publishedText(slug, from),
    publishedText(slug, to),
    import(/* webpackChunkName: "compare" */ '@site/src/features/policies/model/compare'),
  ]);
  return {policy: slug, title, from, to, ...compareTexts(older, newer)};
}

/** Compares two published texts in the browser, by the code that compares them for the pages of the build. */
export function useComparison(policy: Policy, pair: VersionPair | undefined): Redline | 'none' | 'loading' | 'failed' {
  const [found, setFound] = useState<{asked: string; result: Redline | 'failed'}>();
  const {from, to} = pair ?? {};
  const asked = `${policy.slug} ${from} ${to}`;
  useEffect(() => {
    if (!from || !to) return undefined;
    let isCurrent = true;
    void compare(policy, {from, to})
      .catch(() => 'failed' as const)
      .then((result) => {
        if (isCurrent) setFound({asked, result});
      });
    return () => {
      isCurrent = false;
    };
  }, [policy, from, to, asked]);
  if (!pair) return 'none';
  return found?.asked === asked ? found.result : 'loading';
}
