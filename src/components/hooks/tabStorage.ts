/** When storage is blocked or full, values at least survive navigation between pages. */
const inMemory = new Map<string, string>();

/** Keeps what a visitor typed through a reload or a crash, but not beyond the tab, because a computer may be shared. */
export function keepInTab(key: string, values: Readonly<Record<string, string>>): void {
  const text = JSON.stringify(values);
  try {
    sessionStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, text);
  }
}

export function keptInTab(key: string): Readonly<Record<string, string>> {
  try {
    const text = inMemory.get(key) ?? sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as Record<string, string>) : {};
  } catch {
    return {};
  }
}
