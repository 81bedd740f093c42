import {useSyncExternalStore, type ReactNode} from 'react';
import {messages} from '../messages';
import type {Responses, Catalog, PageFile, Wanted} from '../protocol';
import {request, sentenceOf} from './server';

export type View =
  | {name: 'components' | 'doctor' | 'site' | 'submit'}
  /** `focus` is the field or prop that gets the keyboard. */
  | {name: 'page'; focus?: string | undefined}
  | {name: 'component'; file: string; at: number; focus?: string | undefined};

export type State = {
  isOn: boolean;
  status: string;
  fault: string;
  /** A list or a question above the bar. */
  dialog: ReactNode;
  /** Counts each opening, so that a view that is opened again starts from the beginning. */
  view: (View & {turn: number}) | undefined;
  files: ReadonlyMap<string, PageFile>;
  catalog: Catalog;
};

/** What the bar and the panel show, with the files of the page. */
export class Store {
  private lastChange: Promise<unknown> = Promise.resolve();
  private turn = 0;
  private readonly listeners = new Set<() => void>();
  state: State = {
    isOn: false,
    status: '',
    fault: '',
    dialog: undefined,
    view: undefined,
    files: new Map(),
    catalog: {chips: [], destinations: [], components: {}, icons: [], marks: []},
  };

  /** Without changes, the bar and the panel are rendered again. */
  set(changes: Partial<State> = {}): void {
    this.state = {...this.state, ...changes};
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  say(status: string): void {
    this.set({status, fault: ''});
  }

  fail(fault: string): void {
    this.set({status: '', fault});
  }

  async attempt(run: () => unknown): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.fail(sentenceOf(error));
    }
  }

  showDialog(dialog?: ReactNode): void {
    this.set({dialog});
  }

  /** Opens a panel. If it shows the same thing as before, it keeps its text and the focus. */
  open(view: View | undefined, {isSame = false} = {}): void {
    if (!isSame) this.turn += 1;
    this.set({view: view && {...view, turn: this.turn}});
  }

  updateFiles(...files: PageFile[]): void {
    this.set({files: new Map([...this.state.files, ...files.map((file) => [file.path, file] as const)])});
  }

  async read(names: readonly string[]): Promise<void> {
    const {files} = await request('read', {files: [...names]});
    this.updateFiles(...files);
  }

  /** Sets a prop of a component or, without a component, a field of the page. Throws if it is refused. */
  setValue(path: string, component: number | undefined, name: string, value: Wanted): Promise<void> {
    return this.change(path, (hash) => request('set', {file: path, hash, component, name, value}));
  }

  /** Changes a file from a panel, after earlier changes are done. */
  change(path: string, run: (hash: string) => Promise<Responses['write']>): Promise<void> {
    this.say('');
    const change = this.lastChange.then(async () => {
      const answer = await run(this.state.files.get(path)?.hash ?? '');
      this.updateFiles('saved' in answer ? answer.saved : answer.conflict.now);
      if ('conflict' in answer) throw new Error(messages.changedElsewhere);
      this.say(messages.saved);
    });
    this.lastChange = change.catch(() => undefined);
    return change;
  }
}

export const useEditorState = (store: Store): State => useSyncExternalStore(store.subscribe, () => store.state);
