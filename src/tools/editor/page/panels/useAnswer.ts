import {useCallback, useEffect, useState} from 'react';
import {sentenceOf} from '../server';

/** Loads something from the server; `again` reloads it. */
export function useAnswer<Answer>(load: () => Promise<Answer>): {
  answer?: Answer | undefined;
  fault?: string | undefined;
  again: () => void;
} {
  const [{answer, fault}, setResult] = useState<{answer?: Answer; fault?: string}>({});
  const again = useCallback(() => {
    load().then(
      (now) => setResult({answer: now}),
      (error: unknown) => setResult({fault: sentenceOf(error)}),
    );
  }, [load]);
  useEffect(again, [again]);
  return {answer, fault, again};
}
