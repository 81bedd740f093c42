import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a thread of messages over days, from the first one to the front door.',
  do: 'A day is a list item. Quote the customer; the agent writes paragraphs. Each message ends with its time in small type. Begin with _underscores_ where the agent hands over, with **bold** where a person writes. A numbered item is where it ends.',
  dont: 'Never more than nine messages.',
});
