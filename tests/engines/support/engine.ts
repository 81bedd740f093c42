/** What can go to a page and come back from it. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | {readonly [key: string]: Json};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight';

/** The size of the window, and whether pages may run scripts. */
export type View = {width: number; height: number; script?: boolean};

/** A tab as a visitor has it: the hands on it, and a look at what the page holds. */
export type Tab = {
  /** Goes to an address and waits until everything that belongs to the page has come. */
  open: (address: string) => Promise<void>;
  resize: (size: {width: number; height: number}) => Promise<void>;
  look: <Given extends readonly Json[], Seen>(
    inPage: (...given: Given) => Seen,
    ...given: Given
  ) => Promise<Awaited<Seen>>;
  /** Moves the pointer to a place in the window. */
  point: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** What happened behind the visitor's back since it was asked last. */
export type Happened = {messages: string[]; strangers: string[]};

export type Engine = {
  tab: (view: View) => Promise<Tab>;
  happened: () => Promise<Happened>;
  close: () => Promise<void>;
};
