import {contract} from '../../content/contract';

export default contract({
  purpose: 'A list of clients, each with its mark, below a line that says who they are.',
  do: 'Say so if they are examples. The marks of our examples are in src/build/icons/exampleMarks.json.',
  dont: 'Never the name of a client who has not agreed in writing.',
});
