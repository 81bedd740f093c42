import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, type PropsWithChildren, type ReactNode, type SyntheticEvent} from 'react';
import Choices from '../components/Choices';
import styles from './Redline.module.css';

/** Without script, the three choices show no change, half of them, or all. The slider shows them one after another. */
export default function Redline({label, children}: PropsWithChildren<{label: string}>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();
  const changes = () => [...(root.current?.querySelectorAll('[data-change]') ?? [])];

  useEffect(() => {
    if (!range.current) return;
    range.current.max = String(changes().length);
    range.current.value = String(changes().length / 2);
  }, [isBrowser]);

  const show = ({target}: SyntheticEvent<HTMLDivElement>) => {
    const marks = changes();
    const choices = [...(root.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])];
    const stops = [0, Math.ceil(marks.length / 2), marks.length];
    const chosen = choices.indexOf(target as HTMLInputElement);
    const count = stops[chosen] ?? Number((target as HTMLInputElement).value);
    const choice = choices[count === 0 ? 0 : count < marks.length ? 1 : 2];
    if (choice) choice.checked = true;
    if (range.current) range.current.value = String(count);
    root.current?.setAttribute('data-moved', '');
    marks.forEach((mark, at) => mark.toggleAttribute('data-off', at >= count));
  };

  return (
    <div ref={root} className={styles.clause} data-notes="" onInput={show}>
      <Choices label={label} className={styles.paper}>
        {children}
        <input ref={range} className={styles.range} type="range" aria-label={label} hidden={!isBrowser} />
      </Choices>
    </div>
  );
}
