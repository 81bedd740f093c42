/** Where the storage is blocked or full, what is kept at least survives moving between pages. */
const inMemory = new Map<string, string>();

/** Keeps what a visitor typed over a reload and a crash. On a shared machine it does not outlive the tab. */
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
