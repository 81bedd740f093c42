// The bundler loads its loaders itself, so this one is JavaScript: `import picture from '!!loader.mjs?crop=4/3!team.jpg'`.
import createJiti from 'jiti';

const {servePicture} = createJiti(import.meta.url)('./serve.ts');

/** The bytes of the file, not its text. */
export const raw = true;
export default servePicture;
