// The bundler imports loaders, so this is JavaScript: `import picture from '!!loader.mjs?crop=4/3!team.jpg'`.
import createJiti from 'jiti';

const {servePicture} = createJiti(import.meta.url)('./serve.ts');

/** Passes the file as bytes, not as text. */
export const raw = true;
export default servePicture;
