import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {search} from '@site/src/components/Icon/glyphs';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {onSearch, openSearch} from './openSearch';
import type {SearchDialogProps} from './SearchDialog';
import styles from './styles.module.css';

/** The dialog and its code load when the visitor first opens the search. */
export default function Search(): ReactNode {
  const [query, setQuery] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  useEffect(
    () =>
      onSearch((asked) => {
        setQuery(asked);
        void import('./SearchDialog').then(({default: loaded}) => setDialog(() => loaded));
      }),
    [],
  );
  const open = query !== undefined;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={translate({message: 'Search'})}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="/ Control+K"
        onClick={() => openSearch()}>
        <Icon glyph={search} />
      </button>
      {open && Dialog && <Dialog query={query} onClose={() => setQuery(undefined)} />}
    </>
  );
}
