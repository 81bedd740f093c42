import type {PageText} from '../messages';
import type {Inline} from '../source/content';
import type {Phase} from './draft';

/** What somebody typed into a text whose elements are gone for now. */
export type Lost = {
  file: string;
  text: PageText;
  content: Inline[];
  values: string[];
  phase: Phase;
  focused: boolean;
  since: number;
};

/** Letters for a text whose elements are gone for this moment. */
export class HeldKeys {
  private letters = '';

  take(key: string): void {
    if (key.length === 1) this.letters += key;
    else if (key === 'Backspace') this.letters = this.letters.slice(0, -1);
  }

  release(): string {
    const {letters} = this;
    this.letters = '';
    return letters;
  }
}
