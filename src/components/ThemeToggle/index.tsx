import {useEffect, useState, type ReactNode} from 'react';
import {names} from '../../content/documentNames';
import Icon from '../Icon';
import {moon, sun} from '../Icon/icons';
import styles from './styles.module.css';

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : systemDark();
};

function choose(theme: 'light' | 'dark') {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(names.theme, theme);
  } catch {
    // Storage is blocked: the choice lasts until the visitor leaves the page.
  }
}

/** CSS decides which icon shows, so that it is right before any script runs. */
export default function ThemeToggle({label}: {label: string}): ReactNode {
  const [dark, setDark] = useState<boolean>();
  useEffect(() => {
    const follow = () => setDark(isDark());
    follow();
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const toggle = () => {
    const next = !isDark();
    choose(next ? 'dark' : 'light');
    setDark(next);
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      data-action="theme"
      aria-label={label}
      aria-pressed={dark}
      onClick={toggle}>
      <Icon icon={moon} className={styles.moon} />
      <Icon icon={sun} className={styles.sun} />
    </button>
  );
}
