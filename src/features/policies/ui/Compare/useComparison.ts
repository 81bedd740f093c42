import type {Redline} from '@site/src/features/policies/model/redline';
import type {VersionPair} from '@site/src/features/policies/model/comparisons';
import {textAddress} from '@site/src/features/policies/model/timeline';
import type {Day} from '@site/src/content/dates';
import {useEffect, useState} from 'react';

type Found = {asked: string; redline?: Redline};

/** A host that answers any address with a page would send that page here. */
const isPolicy = (text: string) => text.startsWith('---');

async function publishedText(policy: string, day: Day, signal: AbortSignal): Promise<string> {
  const response = await fetch(textAddress(day, policy), {signal});
  const text = response.ok ? await response.text() : '';
  if (!isPolicy(text)) throw new Error(`The text of ${day} is missing.`);
  return text;
}

async function compare(policy: string, title: string, {from, to}: VersionPair, signal: AbortSignal): Promise<Redline> {
  const [older, newer, {compareTexts}] = await Promise.all([
    publishedText(policy, from, signal),
    publishedText(policy, to, signal),
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
  const [found, setFound] = useState<Found>();
  const {from, to} = pair ?? {};
  const asked = `${policy} ${from} ${to}`;
  useEffect(() => {
    if (!from || !to) return undefined;
    const stop = new AbortController();
    compare(policy, title, {from, to}, stop.signal).then(
      (redline) => {
        if (!stop.signal.aborted) setFound({asked, redline});
      },
      () => {
        if (!stop.signal.aborted) setFound({asked});
      },
    );
    return () => stop.abort();
  }, [policy, title, from, to, asked]);
  if (!pair) return 'none';
  if (found?.asked !== asked) return 'loading';
  return found.redline ?? 'failed';
}
