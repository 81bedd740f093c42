import {keepInTab, keptInTab} from '../../../../components/hooks/tabStorage';
import {estimate, numberNames} from '../../model/estimate';
import {each, examples, numbersIn, type Typed} from '../../model/workOut';

const key = 'estimate';

/** A number in an address, which anybody may have written. */
const clean = (value: string | null): string | undefined =>
  value?.trim() && Number.isFinite(Number(value)) ? String(Number(value)) : undefined;

export function remember(typed: Typed): void {
  if (numbersIn(typed)) keepInTab(key, typed);
}

/**
 * What to begin with: what the visitor typed before the script came, then the numbers in the address, then those from
 * before in this tab.
 */
export function firstNumbers(form: HTMLFormElement): Typed {
  const query = new URLSearchParams(window.location.search);
  const tab = numberNames.some((name) => query.has(name)) ? {} : keptInTab(key);
  return each((name) => {
    const {value} = form.elements.namedItem(name) as HTMLInputElement;
    return value === examples[name] ? (clean(query.get(name)) ?? tab[name] ?? value) : value;
  });
}

/** Puts the numbers into the address. The router is not told: nothing that it shows depends on them. */
export function putIntoAddress(typed: Typed): void {
  const address = new URL(window.location.href);
  for (const name of numberNames) address.searchParams.set(name, typed[name]);
  address.hash = estimate.anchor;
  window.history.replaceState(window.history.state, '', address);
}
