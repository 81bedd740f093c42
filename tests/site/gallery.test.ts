import {filesIn, read} from '../support/files';

test('the published site contains nothing from the gallery', () => {
  const built = filesIn('build');
  const pages = built.filter((file) => /^build\/gallery(\/|\.html)/.test(file));
  const scripts = built.filter((file) => file.endsWith('.js') && read(file).includes('data-gallery'));
  const named = built.filter((file) => /\.(html|xml|txt)$/.test(file) && read(file).includes('/gallery'));
  expect([...pages, ...scripts, ...named].map((file) => `${file} comes from the gallery.`)).toEqual([]);
});
