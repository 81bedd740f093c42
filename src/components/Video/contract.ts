import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {captions, picture, text, video as source} from '../../content/fieldSchemas';

const video = contract({
  purpose:
    'A video: a file of your own, or one at YouTube or Vimeo, of which nothing is loaded before somebody plays it.',
  do: 'Choose a poster that says what the video is about. Write captions for a file of your own; a video host keeps its own.',
  dont: 'Never say in a video alone what the page does not say in words, and never a video that plays by itself.',
  copy: 'none',
  props: z.strictObject({
    src: source,
    title: text(80, 'What the video is called: the line that people press.'),
    poster: picture.describe('The picture before it plays: ./tour.jpg beside the page, or /tour.jpg in static/.'),
    captions: captions.optional(),
  }),
  examples: [
    {
      title: 'A file of your own',
      mdx: `<Video src="./ridges.webm" title="A morning above the ridges" poster="./ridges.png" captions="./ridges.vtt" />`,
    },
    {
      title: 'At a video host',
      mdx: `<Video src="https://vimeo.com/1084537" title="A film about a big rabbit" poster="./ridges.png" />`,
    },
  ],
});

export type Props = PropsOf<typeof video>;
export default video;
