/** An entry of the log, without what people wrote, their addresses, or what a mail server said about them. */
export type Event = {event: string; id?: string; reason?: string | undefined; next?: string | undefined} & Readonly<
  Record<string, string | number | boolean | undefined>
>;

export function log(event: Event): void {
  console.log(JSON.stringify({at: new Date().toISOString(), ...event}));
}

/** The code or name of an error, because its text may quote a message. */
export function errorCode(error: unknown): string {
  const {code, name} = error as NodeJS.ErrnoException;
  return code ?? name ?? 'unknown';
}
