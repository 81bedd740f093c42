/** Values that can be passed to a page and returned from it. */
type Json = string | number | boolean | null | undefined | readonly Json[] | {readonly [key: string]: Json};

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'Tab';

/** The size of the window, and whether pages may run scripts. */
export type View = {width: number; height: number; script?: boolean};

/** What a test can do in a tab of any engine. */
export type Tab = {
  /** Goes to an address and waits for the `load` event. */
  open: (address: string) => Promise<void>;
  evaluate: <Given extends readonly Json[], Seen>(
    inPage: (...given: Given) => Seen,
    ...given: Given
  ) => Promise<Awaited<Seen>>;
  /** Moves the pointer to a place in the window. */
  point: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
};

export type Engine = {
  tab: (view: View) => Promise<Tab>;
  /** Console messages and errors since the last call. The content security policy reports requests to other hosts. */
  messages: () => Promise<string[]>;
  close: () => Promise<void>;
};
