/** Draws nothing, in place of a module that is left out, or of a page that was renamed or removed a moment ago. */
export default function Nothing(): null {
  return null;
}

export const metadata = {permalink: ''};
export const frontMatter = {};
