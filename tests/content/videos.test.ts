import {examine} from '@site/src/tools/doctor/examine';
import {readGiven, siteOf} from '@site/src/tools/doctor/sources';
import {root} from '../support/files';

const file = 'pages/films-of-a-test.mdx';
const size = {height: 900, animated: false, scripted: false};

const given = {
  ...readGiven(root),
  pictures: (name: string) =>
    ({'pages/tour.jpg': {width: 1600, ...size}, 'static/small.jpg': {width: 700, ...size}})[name],
  files: (name: string) =>
    ({
      'pages/tour.mp4': {bytes: 5_000_000, begins: 'ftyp'},
      'pages/long.mp4': {bytes: 48_000_000, begins: 'ftyp'},
      'pages/tour.vtt': {bytes: 200, begins: '\uFEFFWEBVTT\n'},
      'pages/notes.vtt': {bytes: 200, begins: '1\n00:00'},
    })[name],
};

const top = `---
title: Films that a test made up
description: A page that a test made up, with one video and whatever stands around it.
---
import Video from '@site/src/components/Video';

# Films

`;

/** What the doctor says about a page with a video that has these props besides its title. */
function told(props: string): string[] {
  const text = `${top}<Video title="A tour of the office" ${props} />\n`;
  return examine(siteOf({...given, sources: [...given.sources, {file, text}]}))
    .filter((one) => one.file === file)
    .map((one) => one.message);
}

test.each([
  'src="./tour.mp4" poster="./tour.jpg" captions="./tour.vtt"',
  'src="https://youtu.be/aqz-KE-bpKQ" poster="./tour.jpg"',
])('the doctor is content with %s', (props) => {
  expect(told(props)).toEqual([]);
});

const own = 'poster="./tour.jpg" captions="./tour.vtt"';

test.each<[string, string]>([
  [
    'src="./tour.mp4" poster="./tour.jpg"',
    'The video "./tour.mp4" has no captions for people who cannot hear it. Write what is said into a .vtt file: captions="./tour.vtt"',
  ],
  [`src="./toor.mp4" ${own}`, 'There is no video pages/toor.mp4. Add the file, or correct the address.'],
  [
    `src="./tour.mov" ${own}`,
    'The video "./tour.mov" is no file that every browser plays. Save it as MP4 (H.264 and AAC).',
  ],
  [
    `src="./long.mp4" ${own}`,
    'The video "./long.mp4" is 48 MB, and a phone takes at most 20. Save it smaller or shorter, or put it at YouTube or Vimeo.',
  ],
  [
    'src="./tour.mp4" poster="./tour.jpg" captions="./gone.vtt"',
    'There are no captions pages/gone.vtt. Add the file, or correct the address.',
  ],
  [
    'src="./tour.mp4" poster="./tour.jpg" captions="./tour.srt"',
    'The captions "./tour.srt" are no .vtt file. Save them as WebVTT: ./tour.vtt',
  ],
  [
    'src="./tour.mp4" poster="./tour.jpg" captions="./notes.vtt"',
    'The captions "./notes.vtt" do not begin with WEBVTT, so no browser reads them. Write that word on the first line.',
  ],
  [
    'src="https://films.example/1" poster="./tour.jpg"',
    '"https://films.example/1" is no video at YouTube or Vimeo. Copy its address from there, such as https://www.youtube.com/watch?v=… or https://vimeo.com/….',
  ],
  [
    'src="https://vimeo.com/1" poster="./tour.jpg" captions="./tour.vtt"',
    'A video at a host keeps its captions there. Add them there, and remove captions="./tour.vtt".',
  ],
  [
    'src="https://vimeo.com/1" poster="./none.jpg"',
    'There is no picture pages/none.jpg. Add the file, or correct the address.',
  ],
  [
    'src="https://vimeo.com/1" poster="/small.jpg"',
    'The picture "/small.jpg" is 700 pixels wide when it is cut to 16/9, and its place is up to 1200. Use a larger one, or put it into a narrower place such as <Prose>.',
  ],
  [
    'src="https://vimeo.com/1"',
    '<Video>: "poster" is missing. The picture before it plays: ./tour.jpg beside the page, or /tour.jpg in static/.',
  ],
])('the doctor says one thing about %s', (props, says) => {
  expect(told(props)).toEqual([says]);
});
