/** What the browser keeps of a page until it is in the file, also after a reload and a crash. */
export type Kept = {
  /** The file as last known, and the text that was last written to it. */
  base: string;
  saved: string;
  /** The texts that were sent last, in case a response got lost, or a reload was faster than a request. */
  sent: string[];
  imports: string;
  text: string;
};

const histories = 'write-history:';

function store(key: string, json: string): void {
  try {
    localStorage.setItem(key, json);
  } catch {
    // Text comes before the history of other pages.
    for (const other of Object.keys(localStorage)) if (other.startsWith(histories)) localStorage.removeItem(other);
    localStorage.setItem(key, json);
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export const keep = (file: string, kept: Kept): void => store(`write:${file}`, JSON.stringify(kept));
export const readKept = (file: string): Kept | null => read(`write:${file}`) as Kept | null;
export const keepHistory = (file: string, state: unknown): void => {
  const json = JSON.stringify(state);
  if (json.length < 1_000_000) store(histories + file, json);
};
export const readHistory = (file: string): unknown => read(histories + file);

/** Whether a page has text that is not in its file yet. */
export const isUnsaved = (file: string): boolean => {
  const kept = readKept(file);
  return kept !== null && kept.text !== kept.saved;
};
