import type {Props} from '@docusaurus/Link';
import {useCallback, type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {history} from './location';

/** A slash at the end of an address goes, as on the server. */
const withoutSlash = (target: string) => target.replace(/^([^#?]+)\/(?=[#?]|$)/, '$1');
const hasProtocol = (target: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target);
const isPlain = ({button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const {href, target} = event.currentTarget;
  if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return;
  event.preventDefault();
  if (href === window.location.href) history.replace(href);
  else history.push(href);
}

/** Whoever points at a link, touches it or comes to it by keyboard is about to follow it. */
const expectVisit = ({currentTarget: {pathname}}: {currentTarget: HTMLAnchorElement}) => {
  void window.docusaurus.preload(pathname);
};

/**
 * The engine's link without what a browser does not need of it: the check for broken links, which belongs to the
 * build, and an observer for every link of a page, in place of which `loadAhead.ts` looks when the visitor stops.
 */
export default function Link(props: Props & ComponentProps<'a'>): ReactNode {
  const {to, href, onClick, ...rest} = props;
  const click = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      follow(event);
    },
    [onClick],
  );
  const target = to ?? href;
  if (!target) return <a {...rest} onClick={onClick} />;
  if (hasProtocol(target)) {
    const address = target.replace('pathname://', '');
    return <a target="_blank" rel="noopener noreferrer" {...rest} href={address} onClick={onClick} />;
  }
  if (target.startsWith('#')) return <a {...rest} href={target} onClick={onClick} />;
  return <a onPointerEnter={expectVisit} onFocus={expectVisit} {...rest} href={withoutSlash(target)} onClick={click} />;
}
