import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import {company} from '../../../company';
import {longDay} from '../../../components/hooks/language';
import {permanentAddress} from '../model/addresses';
import shared from './parts/shared';
import styles from './styles.module.css';

type Props = ComponentProps<'p'> & ComponentProps<'li'> & {'data-cite'?: string};

/** A paragraph or item with an address. It reports the address to Docusaurus, as headings do, and links to itself. */
const addressed = (Tag: 'p' | 'li') =>
  function Addressed({children, ...props}: Props): ReactNode {
    const {id, 'data-cite': cite} = props;
    useBrokenLinks().collectAnchor(id);
    return (
      <Tag {...props}>
        {children}
        {cite && (
          <Link
            to={`#${id}`}
            className={styles.cite}
            data-silent
            data-screen-only
            aria-label={translate({message: 'Link to {cite}'}, {cite})}
          />
        )}
      </Tag>
    );
  };

export const addressedElements = {p: addressed('p'), li: addressed('li')};

/** The paragraph in the address, how to cite it in this version, and what to copy. */
export function Citation({title, version, slug}: {title: string; version: string; slug: string}): ReactNode {
  const {hash} = useLocation();
  const [cite, setCite] = useState<string>();
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    const element = document.getElementById(hash.slice(1));
    setCite(element?.dataset.cite);
    setCopied(undefined);
    // Browsers update :target only for links that the site's router does not follow.
    element?.setAttribute('data-state', 'cited');
    return () => element?.removeAttribute('data-state');
  }, [hash]);
  if (!cite) return null;
  const link = company.url + permanentAddress(version, slug) + hash;
  const day = longDay(version);
  const citation = translate(
    {message: '{title} of {company}, version of {day}, {cite}'},
    {title, company: company.name, day, cite},
  );
  const copies = {
    [translate({message: 'Copy link'})]: link,
    [translate({message: 'Copy citation'})]: `${citation}, ${link}`,
  };
  return (
    <aside className={clsx(shared.box, shared.row, shared.soft, styles.citation)} data-screen-only>
      <span>{citation}</span>
      {Object.entries(copies).map(([label, text]) => (
        <button
          key={label}
          type="button"
          className={shared.link}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(label))}>
          {label}
        </button>
      ))}
      <span role="status">{copied && translate({message: 'Copied.'})}</span>
    </aside>
  );
}
