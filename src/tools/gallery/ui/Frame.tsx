import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {language} from '../../../components/hooks/language';
import styles from './styles.module.css';

type Props = {title: string; theme?: 'light' | 'dark'; phone?: boolean; children: ReactNode};

/** Renders in an iframe, so that media queries apply to its width, and the anchors of several copies do not collide. */
export default function Frame({title, theme, phone, children}: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return undefined;
    page.title = title;
    page.documentElement.lang = language;
    if (theme) page.documentElement.dataset.themeChoice = theme;
    page.body.className = styles.canvas ?? '';
    const copyStyles = () => {
      const sheets = [...document.head.querySelectorAll('link[rel="stylesheet"], style')];
      page.head.replaceChildren(...sheets.map((sheet) => sheet.cloneNode(true)));
    };
    copyStyles();
    // More are added when a page is opened or a style sheet is saved.
    const watch = new MutationObserver(copyStyles);
    watch.observe(document.head, {childList: true});
    setBody(page.body);
    // In the next frame, because a change of the size that is observed would be reported as an error.
    const fit = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        if (frame.current) frame.current.style.blockSize = `${page.body.offsetHeight + 2}px`;
      }),
    );
    fit.observe(page.body);
    return () => {
      watch.disconnect();
      fit.disconnect();
    };
  }, [title, theme]);
  return (
    <>
      <iframe ref={frame} title={title} className={styles.frame} data-width={phone ? 'phone' : 'page'} />
      {body && createPortal(children, body)}
    </>
  );
}
