import {numberNames} from '../../model/estimate';
import {each, examples, type Typed} from '../../model/workOut';

const key = 'estimate';

/** A number that came from outside; anything else is left out. */
const clean = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? String(Number(value))
    : undefined;

export function remember(typed: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Storage is blocked: the address keeps the numbers.
  }
}

function remembered(): Partial<Record<string, unknown>> {
  try {
    return {...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as object)};
  } catch {
    return {};
  }
}

/**
 * What to begin with: what the visitor typed before the script came, then the numbers in the address, then those from
 * before in this tab.
 */
export function firstNumbers(form: HTMLFormElement): Typed {
  const query = new URLSearchParams(window.location.search);
  const tab = numberNames.some((name) => query.has(name)) ? {} : remembered();
  return each((name) => {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    return field.value === examples[name]
      ? (clean(query.get(name)) ?? clean(tab[name]) ?? examples[name])
      : field.value;
  });
}

/** Puts the numbers into the address. The router is not told: nothing that it shows depends on them. */
export function putIntoAddress(typed: Typed, anchor: string): void {
  const address = new URL(window.location.href);
  for (const name of numberNames) address.searchParams.set(name, typed[name]);
  address.hash = anchor;
  window.history.replaceState(window.history.state, '', address);
}
