import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a text that somebody worked on, with notes, sources or shares beside it.',
  do: 'Strike with ~~tildes~~ and add with _underscores_; put **_both_** around what a person must see. Notes are a list, sources a numbered list, what has no source is a quote. A share in **bold** gets a bar.',
  dont: 'Never more than four notes, and no text longer than two sentences.',
});
