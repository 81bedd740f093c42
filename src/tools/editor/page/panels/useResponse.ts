import {useCallback, useEffect, useState} from 'react';
import {sentenceOf} from '../server';

type Result<Data> = {response?: Data | undefined; error?: string | undefined};

export function useResponse<Data>(load: () => Promise<Data>): Result<Data> & {reload: () => void} {
  const [result, setResult] = useState<Result<Data>>({});
  const reload = useCallback(() => {
    load().then(
      (response) => setResult({response}),
      (reason: unknown) => setResult({error: sentenceOf(reason)}),
    );
  }, [load]);
  useEffect(reload, [reload]);
  return {...result, reload};
}
