import {translate} from '@docusaurus/Translate';
import type {Outcome, Step} from '../../model/decide';

export const ruleWords: Record<Step['rule'], string> = {
  off: translate({message: 'Switched off'}),
  order: translate({message: 'Find the order'}),
  words: translate({message: 'Read the message'}),
  paid: translate({message: 'Compare with what was paid'}),
  days: translate({message: 'Count the days'}),
  photo: translate({message: 'Look for a photo'}),
  limit: translate({message: 'Check the limit'}),
  refund: translate({message: 'Send the refund'}),
};

export const outcomeWords: Record<Outcome, {title: string; note: string}> = {
  refund: {
    title: translate({message: 'Refund sent'}),
    note: translate({message: 'Nobody had to look'}),
  },
  person: {
    title: translate({message: 'A person decides'}),
    note: translate({message: 'With the order, the message and the reason'}),
  },
  declined: {
    title: translate({message: 'Declined, with the way to appeal'}),
    note: translate({message: 'A reply brings in a person'}),
  },
  asked: {
    title: translate({message: 'Customer asked for a photo'}),
    note: translate({message: 'Continues when it arrives'}),
  },
  stopped: {
    title: translate({message: 'Stopped by you'}),
    note: translate({message: 'Unfinished work is back in the inbox'}),
  },
};
