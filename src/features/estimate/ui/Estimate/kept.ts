import {keepInTab, keptInTab} from '../../../../components/hooks/tabStorage';
import {estimate, numberNames} from '../../model/estimate';
import {each, examples, numbersIn, type Typed} from '../../model/workOut';

const key = 'estimate';

/** A number from the URL, where anything may have been typed. */
const clean = (value: string | null): string | undefined =>
  value?.trim() && Number.isFinite(Number(value)) ? String(Number(value)) : undefined;

export function remember(typed: Typed): void {
  if (numbersIn(typed)) keepInTab(key, typed);
}

/** What the visitor typed before the script loaded, else the numbers in the URL, else those saved in this tab. */
export function firstNumbers(form: HTMLFormElement): Typed {
  const query = new URLSearchParams(window.location.search);
  const tab = numberNames.some((name) => query.has(name)) ? {} : keptInTab(key);
  return each((name) => {
    const {value} = form.elements.namedItem(name) as HTMLInputElement;
    return value === examples[name] ? (clean(query.get(name)) ?? tab[name] ?? value) : value;
  });
}

/** Puts the numbers into the URL without telling the router, because nothing that it renders depends on them. */
export function putIntoAddress(typed: Typed): void {
  const address = new URL(window.location.href);
  for (const name of numberNames) address.searchParams.set(name, typed[name]);
  address.hash = estimate.anchor;
  window.history.replaceState(window.history.state, '', address);
}
