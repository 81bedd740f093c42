import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {language} from '../../../components/hooks/language';
import styles from './styles.module.css';

type Props = {title: string; theme?: 'light' | 'dark'; phone?: boolean; children: ReactNode};

/** Copies styles, also those added later, when a page is opened or a style sheet is saved. */
function copyStyles(from: Document, to: Document): () => void {
  const copy = () => {
    const sheets = [...from.head.querySelectorAll('link[rel="stylesheet"], style')];
    to.head.replaceChildren(...sheets.map((sheet) => sheet.cloneNode(true)));
  };
  copy();
  const watch = new MutationObserver(copy);
  watch.observe(from.head, {childList: true});
  return () => {
    watch.disconnect();
  };
}

/**
 * Renders its children in an iframe, so that media queries apply to its width, and the anchors of several copies of an
 * example do not collide.
 */
export default function Frame({title, theme, phone, children}: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return undefined;
    page.title = title;
    page.documentElement.lang = language;
    if (theme) page.documentElement.dataset.theme = theme;
    page.body.className = styles.canvas ?? '';
    const stop = copyStyles(document, page);
    setBody(page.body);
    const fit = new ResizeObserver(() => {
      if (frame.current) frame.current.style.blockSize = `${page.body.offsetHeight + 2}px`;
    });
    fit.observe(page.body);
    return () => {
      stop();
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
