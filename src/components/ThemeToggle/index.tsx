import {useEffect, useState, type ReactNode} from 'react';
import Icon from '../Icon';
import {moon, sun} from '../Icon/icons';
import styles from './styles.module.css';

/** Tells screen readers the theme: before any script runs, CSS shows the icon, and chosenTheme.ts takes the tap. */
export default function ThemeToggle({label}: {label: string}): ReactNode {
  const [dark, setDark] = useState<boolean>();
  useEffect(() => {
    const {dataset} = document.documentElement;
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setDark((dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark');
    follow();
    system.addEventListener('change', follow);
    const choice = new MutationObserver(follow);
    choice.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => {
      system.removeEventListener('change', follow);
      choice.disconnect();
    };
  }, []);
  return (
    <button type="button" data-icon-button data-action="theme" aria-label={label} aria-pressed={dark}>
      <Icon icon={moon} className={styles.moon} />
      <Icon icon={sun} className={styles.sun} />
    </button>
  );
}
