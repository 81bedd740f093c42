import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import type {PictureFile} from '../../content/contract';
import Icon from '../Icon';
import {play as sign} from '../Icon/glyphs';
import Picture from '../Picture';
import {openAnew, wasAsked} from './openAnew';
import styles from './styles.module.css';

type Props = {host: string; page: string; player: string; title: string; poster: PictureFile};

const opensElsewhere = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to the video at its host. With script, pressing it puts the player in its place. */
export default function HostedVideo({host, page, player, title, poster}: Props): ReactNode {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (wasAsked(player)) setPlaying(true);
  }, [player]);
  useEffect(() => {
    if (!playing) return undefined;
    const refused = ({effectiveDirective}: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') openAnew(player, page);
    };
    document.addEventListener('securitypolicyviolation', refused);
    return () => document.removeEventListener('securitypolicyviolation', refused);
  }, [playing, player, page]);
  const play = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <figure className={styles.video} data-aside>
      {playing ? (
        <iframe
          className={styles.player}
          src={player}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <Link href={page} className={styles.play} data-player={player} onClick={play}>
          <Picture src={poster} alt="" crop="16/9" />
          <span className={styles.sign}>
            <Icon glyph={sign} />
          </span>
          <span className={styles.title}>{title}</span>
        </Link>
      )}
      <figcaption data-silent>
        {playing
          ? translate({message: 'From {host}.'}, {host})
          : translate({message: 'Playing it loads the video from {host}.'}, {host})}
      </figcaption>
    </figure>
  );
}
