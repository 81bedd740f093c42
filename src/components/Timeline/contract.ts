import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: spans of time as bars on one axis, such as a roadmap, shifts or a plan of work.',
  do: 'Begin with the marks of the axis, then a list: a name, a span in **bold**, what stands on the bar. Put _underscores_ around the words of the bars that matter most. ~~was 1–30~~ before the span is an outline of how it was.',
  dont: 'Never more than seven rows, and no more than three words on a bar.',
});
