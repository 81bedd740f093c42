import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import Icon from '../../../components/Icon';
import {menu, x} from '../../../components/Icon/icons';
import styles from './styles.module.css';

type Props = {
  /** The accessible name of the button and of the list it opens. */
  label: string;
  children: ReactNode;
};

/**
 * The menu on small screens. It is a native popover: the browser opens and closes it, even before any script runs,
 * closes it on Escape or a tap outside, and restores the focus.
 */
export default function PhoneMenu({label, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) list.current?.hidePopover();
  };
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="site-menu"
        aria-label={label}
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}>
        <Icon icon={menu} className={styles.closed} />
        <Icon icon={x} className={styles.opened} />
      </button>
      <div
        id="site-menu"
        ref={list}
        popover="auto"
        className={styles.list}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeOnLink}>
        {children}
      </div>
    </div>
  );
}
