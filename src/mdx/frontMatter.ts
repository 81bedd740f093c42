export const frontMatter = /^---\r?\n[^]*?\r?\n---(?=\r?\n|$)/;

/** The front matter with its --- lines; empty if there is none. */
export const headOf = (text: string): string => frontMatter.exec(text)?.[0] ?? '';
