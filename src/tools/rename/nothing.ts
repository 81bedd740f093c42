/** A page without anything, in place of one that was renamed or removed a moment ago. */
export default function Nothing(): null {
  return null;
}

export const metadata = {permalink: ''};
export const frontMatter = {};
