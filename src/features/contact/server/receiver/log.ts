/** Writes an entry of the log, without what people wrote, their addresses, or what a mail server said about them. */
export function log(event: {event: string} & Readonly<Record<string, string | number | boolean | undefined>>): void {
  console.log(JSON.stringify({at: new Date().toISOString(), ...event}));
}

/** The code or name of an error, because its text may quote a message. */
export function errorCode(error: unknown): string {
  const {code, name} = error as NodeJS.ErrnoException;
  return code ?? name ?? 'unknown';
}
