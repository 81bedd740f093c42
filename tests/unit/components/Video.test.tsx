import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import Video from '../../../src/components/Video';

const poster = {src: '/a.jpg', width: 1600, height: 900, sizes: '100vw'};
const hosted = {host: 'Vimeo', page: 'https://vimeo.com/1', player: 'https://player.vimeo.com/video/1?autoplay=1'};

const show = (node: ReactNode) => render(<MemoryRouter>{node}</MemoryRouter>).container;

test('a video of the site has controls, its captions, the size of its poster, and loads nothing by itself', () => {
  const container = show(<Video src={{file: '/a.mp4'}} title="A tour" poster={poster} captions="/a.vtt" />);
  const video = container.querySelector('video');
  expect(video).toHaveAccessibleName('A tour');
  expect([video?.controls, video?.preload, video?.autoplay]).toEqual([true, 'none', false]);
  expect([video?.getAttribute('width'), video?.getAttribute('height')]).toEqual(['1600', '900']);
  expect(container.querySelector('track[kind="captions"]')).toHaveAttribute('src', '/a.vtt');
  expect(container.innerHTML).not.toContain('style=');
});

test('a video at a host is a link to it until it is pressed, and then its player, which has the focus', () => {
  const container = show(<Video src={hosted} title="A film" poster={poster} />);
  const link = screen.getByRole('link', {name: 'A film'});
  expect(link).toHaveAttribute('href', 'https://vimeo.com/1');
  expect(container.querySelector('iframe')).toBeNull();
  expect(container).toHaveTextContent('Playing it loads the video from Vimeo.');
  fireEvent.click(link);
  const player = screen.getByTitle('A film');
  expect(player).toHaveAttribute('src', hosted.player);
  expect(player).toHaveFocus();
});

test('pressed for a new tab, it stays a link', () => {
  const container = show(<Video src={hosted} title="A film" poster={poster} />);
  fireEvent.click(screen.getByRole('link', {name: 'A film'}), {ctrlKey: true});
  expect(container.querySelector('iframe')).toBeNull();
});

test('pressed before the page was loaded again, it plays, once', () => {
  sessionStorage.setItem('video-to-play', hosted.player);
  const first = show(<Video src={hosted} title="A film" poster={poster} />);
  expect(first.querySelector('iframe')).not.toBeNull();
  const second = show(<Video src={hosted} title="A film" poster={poster} />);
  expect(second.querySelector('iframe')).toBeNull();
});
