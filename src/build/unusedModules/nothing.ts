/** Renders nothing. Replaces modules that are left out, and pages that were just renamed or removed. */
export default function Nothing(): null {
  return null;
}

export const metadata = {permalink: ''};
export const frontMatter = {};
