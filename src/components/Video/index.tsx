import Link from '@docusaurus/Link';
import i18n from '@generated/i18n';
import type {ReactNode} from 'react';
import type {Props} from './contract';
import HostedVideo from './HostedVideo';
import styles from './styles.module.css';

const {currentLocale, localeConfigs} = i18n;
const language = localeConfigs[currentLocale];

export default function Video({src, title, poster, captions}: Props): ReactNode {
  if (!('file' in src)) return <HostedVideo {...src} title={title} poster={poster} />;
  return (
    <figure className={styles.video} data-aside data-address={src.file}>
      <video
        className={styles.frame}
        src={src.file}
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        aria-label={title}
        controls
        playsInline
        preload="none">
        {captions && <track kind="captions" src={captions} srcLang={language?.htmlLang} label={language?.label} />}
        <Link href={`pathname://${src.file}`}>{title}</Link>
      </video>
      {/* The link above says the same to whoever reads this page as Markdown. */}
      <figcaption data-silent>{title}</figcaption>
    </figure>
  );
}
