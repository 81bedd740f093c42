import {videoAt} from '../../../src/content/videoHosts';

const youtube = {
  host: 'YouTube',
  page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
};

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?v=aqz-KE-bpKQ&t=10s',
  'https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
])('%s is a video at YouTube, with the player that sets no cookies', (address) => {
  expect(videoAt(address)).toEqual(youtube);
});

test.each([
  'https://vimeo.com/1084537',
  'https://player.vimeo.com/video/1084537',
  'https://vimeo.com/channels/staff/1084537',
])('%s is a video at Vimeo', (address) => {
  expect(videoAt(address)).toEqual({
    host: 'Vimeo',
    page: 'https://vimeo.com/1084537',
    player: 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1',
  });
});

test.each([
  'https://www.youtube.com/@company',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://example.com/?u=https://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/company',
])('%s is no video that the site knows', (address) => {
  expect(videoAt(address)).toBeUndefined();
});
