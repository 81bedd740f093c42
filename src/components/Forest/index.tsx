import {useLocation} from '@docusaurus/router';
import forest from '@generated/forest/default/forest.json';
import type {ReactNode} from 'react';
import {sectionOf} from '../../content/sections';
import {useSections} from '../hooks/useNavigation';
import styles from './styles.module.css';

/** The valley of cedars that the company is named after. Each section of the site shows its own scene of it. */
export default function Forest(): ReactNode {
  const {width, height, scenes} = forest;
  const sections = useSections();
  const section = sectionOf(useLocation().pathname, sections);
  const shown = scenes[section ? sections.indexOf(section) % scenes.length : 0];
  if (!shown) return null;
  const picture = {alt: '', width, height, loading: 'lazy'} as const;
  return (
    <div className={styles.forest} data-scene={shown.scene} aria-hidden>
      <img className={styles.day} src={shown.light} {...picture} />
      <img className={styles.night} src={shown.dark} {...picture} />
    </div>
  );
}
