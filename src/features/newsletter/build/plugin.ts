import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** Puts the form into the footer. Servers find the form by its file, `model/form.ts`. */
export default function newsletterPlugin(): Plugin {
  return {name: 'newsletter', getThemePath: () => path.join(__dirname, '..', 'ui', 'theme')};
}
