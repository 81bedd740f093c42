import {translate} from '@docusaurus/Translate';
import {Icon} from '../../../components/Icon';
import {search} from '../../../components/icons';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {onSearch, openSearch} from './openSearch';
import type {SearchDialogProps} from './SearchDialog';
import styles from './styles.module.css';

/** The dialog and its code load when the visitor first opens the search. */
export default function Search(): ReactNode {
  const [query, setQuery] = useState<string>();
  const [unavailable, setUnavailable] = useState(0);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  useEffect(
    () =>
      onSearch((newQuery) => {
        setQuery(newQuery);
        import('./SearchDialog').then(
          ({default: loaded}) => setDialog(() => loaded),
          () => {
            setQuery(undefined);
            setUnavailable((times) => times + 1);
          },
        );
      }),
    [],
  );
  const open = query !== undefined;
  return (
    <>
      <button
        type="button"
        data-icon-button
        data-scripted
        aria-label={translate({message: 'Search'})}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="/ Control+K"
        onClick={() => openSearch()}>
        <Icon icon={search} />
      </button>
      {unavailable > 0 && (
        <p
          key={unavailable}
          ref={(element) => element?.showPopover()}
          popover="auto"
          role="alert"
          className={styles.unavailable}
          data-surface="">
          {translate({message: 'Search is unavailable right now. Check your connection and try again.'})}
        </p>
      )}
      {open && Dialog && <Dialog query={query} onClose={() => setQuery(undefined)} />}
    </>
  );
}
