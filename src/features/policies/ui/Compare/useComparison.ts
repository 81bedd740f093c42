import type {Redline} from '@site/src/features/policies/model/redline';
import type {VersionPair} from '@site/src/features/policies/model/comparisons';
import {textAddress} from '@site/src/features/policies/model/timeline';
import type {Day} from '@site/src/content/dates';
import {useEffect, useState} from 'react';

/** A host that answers any address with a page would send that page here. */
const isPolicy = (text: string) => text.startsWith('---');

async function publishedText(policy: string, day: Day): Promise<string> {
  const response = await fetch(textAddress(day, policy));
  const text = response.ok ? await response.text() : '';
  if (!isPolicy(text)) throw new Error(`The text of ${day} is missing.`);
  return text;
}

async function compare(policy: string, title: string, {from, to}: VersionPair): Promise<Redline> {
  const [older, newer, {compareTexts}] = await Promise.all([
    publishedText(policy, from),
    publishedText(policy, to),
    import(/* webpackChunkName: "compare" */ '@site/src/features/policies/model/compare'),
  ]);
  return {policy, title, from, to, ...compareTexts(older, newer)};
}

/** Compares two published texts in the browser, by the code that compares them for the pages of the build. */
export function useComparison(
  policy: string,
  title: string,
  pair: VersionPair | undefined,
): Redline | 'none' | 'loading' | 'failed' {
  const [found, setFound] = useState<{asked: string; result: Redline | 'failed'}>();
  const {from, to} = pair ?? {};
  const asked = `${policy} ${from} ${to}`;
  useEffect(() => {
    if (!from || !to) return undefined;
    let isCurrent = true;
    void compare(policy, title, {from, to})
      .catch(() => 'failed' as const)
      .then((result) => {
        if (isCurrent) setFound({asked, result});
      });
    return () => {
      isCurrent = false;
    };
  }, [policy, title, from, to, asked]);
  if (!pair) return 'none';
  return found?.asked === asked ? found.result : 'loading';
}
