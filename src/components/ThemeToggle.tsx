import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useState, type ReactNode} from 'react';
import {Icon} from './Icon';
import {moon, sun} from './icons';

/** The theme that Docusaurus's script applies before the first paint. */
const chosen = createStorageSlot('theme');

/** Without a choice, CSS follows the system. Before any script runs, it also shows the right icon. */
export function ThemeToggle({label}: {label: string}): ReactNode {
  const [dark, setDark] = useState<boolean>();
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      const {themeChoice} = document.documentElement.dataset;
      setDark(themeChoice === 'dark' || (themeChoice !== 'light' && system.matches));
    };
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    if (dark === undefined) return;
    // The browser's own bars.
    const [light, night] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    if (light) light.media = dark ? 'not all' : 'all';
    if (night) night.media = dark ? 'all' : 'not all';
  }, [dark]);
  const toggle = () => {
    const theme = dark ? 'light' : 'dark';
    document.documentElement.dataset.themeChoice = theme;
    chosen.set(theme);
    setDark(!dark);
  };
  return (
    <button type="button" data-icon-button data-action="theme" aria-label={label} aria-pressed={dark} onClick={toggle}>
      <span data-only="light">
        <Icon icon={moon} />
      </span>
      <span data-only="dark">
        <Icon icon={sun} />
      </span>
    </button>
  );
}
