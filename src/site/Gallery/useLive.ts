import {useRef, useState, type ReactNode} from 'react';

type Live = {drawn: ReactNode; problems: readonly string[]};

/**
 * The compiled example, until someone types; then the MDX is parsed again at every change. While it contains a
 * mistake, the last good drawing stays and the problems say what to do.
 */
export function useLive(code: string, compiled: ReactNode) {
  const [text, setText] = useState(code);
  const [live, setLive] = useState<Live>({drawn: compiled, problems: []});
  const latest = useRef(code);
  const change = async (next: string) => {
    setText(next);
    latest.current = next;
    if (next === code) {
      setLive({drawn: compiled, problems: []});
      return;
    }
    // The MDX parser is large, and most visitors of the gallery only look.
    const {draw} = await import('./draw');
    if (latest.current !== next) return;
    const {problems, drawn} = draw(next);
    setLive((before) => ({problems, drawn: problems.length > 0 ? before.drawn : drawn}));
  };
  return {text, change, ...live};
}
