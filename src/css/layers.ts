import path from 'node:path';

const inFolder =
  (...names: string[]) =>
  (file: string) =>
    names.some((name) => file.startsWith(path.join(__dirname, '..', name)));
const preferences = inFolder(path.join('css', 'preferences.css'));
const drawings = inFolder('illustrations', path.join('components', 'figures'));

/** The folder of a style sheet decides its cascade layer; drawings of figures have their own. From weakest to strongest. */
export const layers = {
  base: (file: string) => inFolder('css')(file) && !preferences(file),
  components: (file: string) => inFolder('components')(file) && !drawings(file),
  drawings,
  features: inFolder('features', 'theme', 'tools'),
  preferences,
};
