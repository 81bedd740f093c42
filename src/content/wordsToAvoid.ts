// cspell:ignore revolutioni leverag elevat eration supercharg delv
/** An advertising word, what to write instead, and the headings that may keep it. */
type ForbiddenWord = {pattern: RegExp; instead: string; unlessIn?: readonly string[]};

const word = (stem: string) => new RegExp(`\\b(?:${stem})\\b`, 'gi');

/** The words that the style guide forbids. */
export const forbidden: readonly ForbiddenWord[] = [
  {pattern: word('unlock|unlocks|unlocked|unlocking'), instead: 'Say what the reader gets.'},
  {
    pattern: word('revolutionize|revolutionizes|revolutionized|revolutionizing|revolutionary'),
    instead: 'Say what changes, and for whom.',
  },
  {pattern: word('leverage|leverages|leveraged|leveraging'), instead: 'Write "use".'},
  {
    pattern: word('seamless(?:ly)?'),
    instead: 'Say what no longer has to be done by hand.',
    unlessIn: ['Seamless Integrations'],
  },
  {pattern: word('cutting[- ]edge'), instead: 'Name the tool and its year.', unlessIn: ['Cutting-Edge Tech']},
  {pattern: word('empower|empowers|empowered|empowering'), instead: 'Say what people can do now.'},
  {pattern: word('elevate|elevates|elevated|elevating'), instead: 'Say what gets better, and by how much.'},
  {pattern: word('game[- ]chang(?:ing|er|ers)'), instead: 'Say what changes.'},
  {pattern: word('next[- ]gen|next[- ]generation'), instead: 'Say what it does that others do not.'},
  {pattern: word('supercharge|supercharges|supercharged|supercharging'), instead: 'Say how much faster.'},
  {pattern: word('harness|harnesses|harnessed|harnessing'), instead: 'Write "use".'},
  {pattern: word('delve|delves|delved|delving'), instead: 'Write "look".'},
  {pattern: word('transform(?:s|ing)? your business'), instead: 'Say which task changes, and how.'},
  {pattern: word('world[- ]class|best[- ]in[- ]class|state[- ]of[- ]the[- ]art'), instead: 'Give the proof.'},
];
