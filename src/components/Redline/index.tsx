import useIsBrowser from '@docusaurus/useIsBrowser';
import {useRef, type PropsWithChildren, type ReactNode, type SyntheticEvent} from 'react';
import Choices from '../Choices';
import type {Props} from './props';
import styles from './drawing.module.css';

export default function Redline({label, children}: PropsWithChildren<Props>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const move = ({target}: SyntheticEvent<HTMLDivElement>) => {
    const {type, value} = target as HTMLInputElement;
    if (type === 'range') root.current?.style.setProperty('--at', `${value}%`);
    else root.current?.style.removeProperty('--at');
  };
  return (
    <div ref={root} className={styles.cut} data-notes="" onInput={move}>
      <Choices label={label} className={styles.paper}>
        {children}
        <input className={styles.range} type="range" aria-label={label} defaultValue={50} hidden={!useIsBrowser()} />
      </Choices>
    </div>
  );
}
