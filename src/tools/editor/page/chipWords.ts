import type {Chip} from '../messages';
import type {Place} from './places';

type Json = {type?: string; attrs?: {source?: string; words?: string}; content?: Json[]};

/** Says what each chip of a flow shows. */
export function copyWords({flow}: Place, chips: readonly Chip[]): void {
  const words = new Map(chips.map((one) => [one.source, one.words]));
  const walk = ({type, attrs, content = []}: Json) => {
    if (type === 'chip' && attrs) attrs.words = words.get(attrs.source ?? '') ?? '';
    content.forEach(walk);
  };
  walk(flow.doc);
}
