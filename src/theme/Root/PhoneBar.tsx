import {useLocation} from '@docusaurus/router';
import {Action} from '../../components/Action';
import {ChatButton} from '@theme/Chat';
import {useEffect, useState, type ReactNode} from 'react';
import {names} from '../../content/documentNames';
import {useNavbarLinks} from '../../components/hooks/useNavigation';
import styles from './PhoneBar.module.css';

/** Whether the hero, which has its own buttons, is scrolled out of view. */
function useHeroLeft(): boolean {
  const {pathname} = useLocation();
  const [left, setLeft] = useState(false);
  useEffect(() => {
    setLeft(false);
    const hero = document.getElementById(names.firstScreen);
    if (!hero) return undefined;
    const watch = new IntersectionObserver(([entry]) => setLeft(entry?.isIntersecting === false));
    watch.observe(hero);
    return () => watch.disconnect();
  }, [pathname]);
  return left;
}

/** Keeps the navbar's first link and the chat within reach on a phone, without covering content. */
export default function PhoneBar(): ReactNode {
  const {pathname} = useLocation();
  const [link] = useNavbarLinks();
  const shown = useHeroLeft() && link?.to !== pathname;
  if (!link) return null;
  return (
    <div className={styles.bar} data-state={shown ? 'shown' : 'hidden'}>
      <Action to={link.to}>{link.label}</Action>
      <ChatButton />
    </div>
  );
}
