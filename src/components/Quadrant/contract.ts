import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: tasks on a map of two scales, such as how often against how costly if wrong.',
  do: 'Write a table with three columns: the task, how far right and how far up it stands (0 to 100). The heading gives the ends of each scale in **bold**; a list names the four fields, from the upper left to the lower right, where one begins.',
  dont: 'Never more than twelve tasks, and no two at the same place.',
});
