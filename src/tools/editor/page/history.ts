import type {PageFile} from '../messages';
import {ask} from './server';

/** What was saved from this page, so that it can be taken back and made again in the files. */
export class History {
  private done: number[] = [];
  private undone: number[] = [];

  add(change: number): void {
    if (change >= 0) this.done.push(change);
    this.undone = [];
  }

  undo = (): Promise<PageFile | undefined> => this.travel('undo', this.done, this.undone);
  redo = (): Promise<PageFile | undefined> => this.travel('redo', this.undone, this.done);

  /** The file by now; undefined if there is nothing to do. Throws the sentence of the server if it refuses to. */
  private async travel(way: 'undo' | 'redo', from: number[], to: number[]): Promise<PageFile | undefined> {
    const change = from.at(-1);
    if (change === undefined) return undefined;
    const answer = await ask(way, {change});
    if ('refused' in answer) throw new Error(answer.refused);
    to.push(...from.splice(-1));
    return answer.saved;
  }
}
