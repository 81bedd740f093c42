type Name =
  | 'listening'
  | 'stored'
  | 'not stored'
  | 'turned away'
  | 'sent'
  | 'delayed'
  | 'given up'
  | 'deleted'
  | 'not written'
  | 'stopping'
  | 'stopped';

/** What happened, without what a person wrote, their addresses or what a mail server said about them. */
export type Event = {
  event: Name;
  id?: string;
  form?: string;
  to?: 'webhook';
  attempt?: number;
  reason?: string | undefined;
  next?: string;
  count?: number;
  possiblySpam?: boolean;
  port?: number;
};

export type Log = (event: Event) => void;

export const jsonLog: Log = (event) => {
  console.log(JSON.stringify({at: new Date().toISOString(), ...event}));
};

/** The kind of an error: its text may quote a message. */
export function kindOf(error: unknown): string {
  const {code, name} = error as NodeJS.ErrnoException;
  return code ?? name ?? 'unknown';
}
