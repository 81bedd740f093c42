import {translate} from '@docusaurus/Translate';
import {actionClass} from '../../../components/Action';
import type {ReactNode, SubmitEvent} from 'react';
import {openSearch} from './openSearch';
import styles from './styles.module.css';

/** Opens the search dialog with what was typed. Hidden without JavaScript. */
export default function SearchField(): ReactNode {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    openSearch(String(new FormData(event.currentTarget).get('query') ?? ''));
  };
  return (
    <div className={styles.page} data-page-width>
      <form role="search" className={styles.field} data-scripted onSubmit={submit}>
        <label htmlFor="site-query">{translate({message: 'Search this site'})}</label>
        <input id="site-query" type="search" name="query" autoComplete="off" data-input />
        <button type="submit" className={actionClass('primary', 'small')} data-action="search" aria-haspopup="dialog">
          {translate({message: 'Search'})}
        </button>
      </form>
    </div>
  );
}
